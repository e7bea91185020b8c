import Foundation

extension ArgumentMatcher {
  /// Accepts an argument that equals a value and has its type.
  ///
  /// A plain value among matchers means the same. An `Int` 3 doesn't accept a `UInt8` 3, but the literal `3` accepts
  /// both. NaN accepts NaN.
  public static func equal<Value: Equatable>(_ value: Value) -> ArgumentMatcher { matcher(from: value) }

  /// The value itself if it is a matcher; otherwise a matcher for what equals the value.
  static func matcher<Value: Equatable>(from value: Value) -> ArgumentMatcher {
    if let matcher = nested(in: value) { return matcher }
    guard isBox(Value.self) else { return equality(with: value) }
    guard let wrapped = flattened(value) else { return .nil }
    // What an Equatable optional wraps is Equatable. Only another kind of box may hold something that isn't.
    guard let wrapped = wrapped as? any Equatable else { return equality(with: value) }
    return matcher(from: wrapped)
  }

  // The most common argument types get specialized code.
  @_specialize(where Value == Int)
  @_specialize(where Value == String)
  @_specialize(where Value == Bool)
  @_specialize(where Value == Double)
  private static func equality<Value: Equatable>(with value: Value) -> ArgumentMatcher {
    let (isContainer, isObject) = (Value.self is any ElementContainer.Type, Value.self is NSObject.Type)
    func isValue(_ argument: Value) -> Bool {
      if isContainer { return areSameContainers(argument, value) }
      return (isObject ? areEqual(argument, value) : argument == value) || areAlikeWithNaN(argument, value)
    }
    // This cast comes first, because it is fast and succeeds for nearly every argument.
    func accepts(_ argument: Any?) -> Bool {
      guard let argument else { return false }
      if let argument = exactly(argument, as: Value.self) { return isValue(argument) }
      if let converted = argument as? Value { return mayHold(argument, Value.self) && isValue(converted) }
      return isBox(type(of: argument)) && accepts(flattened(argument))
    }
    return ArgumentMatcher(
      expectedValue: .init(value: value), describe: { text(of: value) }, parts: ["equal", value], accepts: accepts)
  }
}

extension ArgumentMatcher {
  /// Whether an argument is accepted for a reason that needs no rule of the user's.
  ///
  /// That is so if every argument is accepted, or if both values are equal and have the same type or are both
  /// numbers. Hints in messages may use it: they must not run users' closures again.
  func isMetByValue(_ argument: Any?) -> Bool {
    guard let expectedValue else { return acceptsEverything }
    guard let expected = flattened(expectedValue.value), let argument = flattened(argument) else {
      return flattened(expectedValue.value) == nil && flattened(argument) == nil
    }
    let areNumbers = [expected, argument].allSatisfy { $0 is any BinaryInteger || $0 is any BinaryFloatingPoint }
    let isKnown = areNumbers && isFromSystem(type(of: argument)) && isFromSystem(type(of: expected))
    return (isKnown || type(of: argument) == type(of: expected)) && matches(argument)
  }
}

extension Equatable where Self == ArgumentMatcher {
  /// Accepts nil, whatever optional it is wrapped in.
  ///
  /// Same as the literal `nil`, and also usable among values that are not literals.
  public static var `nil`: ArgumentMatcher {
    ArgumentMatcher(
      expectedValue: .init(value: nil), describe: { "nil" }, parts: ["equal", "nil"], accepts: { flattened($0) == nil })
  }
}

/// Whether two values that contain a NaN, and so don't equal even themselves, have the same structure.
private func areAlikeWithNaN<Value: Equatable>(_ argument: Value, _ value: Value) -> Bool {
  isUnequalToItself(value) && isUnequalToItself(argument) && structurallyEqual(argument, value)
}

/// Whether two containers are equal, where NaN equals NaN.
///
/// A container can't be asked whether it equals itself: it may answer yes without looking at its elements.
private func areSameContainers<Value: Equatable>(_ argument: Value, _ value: Value) -> Bool {
  // Foundation's containers may contain themselves, and then their `==` never ends.
  guard isShallow(argument), isShallow(value) else { return structurallyEqual(argument, value) }
  let areEqual = (argument as? any ElementList)?.isEqual(to: value) ?? areEqual(argument, value)
  return areEqual || (!isFoundationContainer(value) && mayHoldNaN(Value.self) && structurallyEqual(argument, value))
}

private func mayHoldNaN(_ type: Any.Type) -> Bool {
  if let table = type as? any ElementTable.Type, mayHoldNaN(table.keyType) { return true }
  if let container = type as? any ElementContainer.Type { return mayHoldNaN(container.elementType) }
  let isKnown = type is any BinaryInteger.Type || type is any StringProtocol.Type || type == Bool.self
  return !isKnown || !isFromSystem(type)
}

/// Whether a collection that could be cast to another type can hold what that type holds.
///
/// The cast alone proves nothing: an empty collection can be cast to a collection of anything.
private func mayHold(_ argument: Any, _ wanted: Any.Type) -> Bool {
  guard type(of: argument) is any ElementContainer.Type, wanted is any ElementContainer.Type else { return true }
  return mayHold(type(of: argument), wanted)
}

private func mayHold(_ given: Any.Type, _ wanted: Any.Type) -> Bool {
  if given == wanted || given == AnyHashable.self || wanted == AnyHashable.self { return true }
  if given is AnyClass, wanted is AnyClass { return true }
  guard let given = given as? any ElementContainer.Type, let wanted = wanted as? any ElementContainer.Type else {
    // An existential may hold anything.
    return isExistential(given)
  }
  if let table = given as? any ElementTable.Type, let other = wanted as? any ElementTable.Type,
    !mayHold(table.keyType, other.keyType)
  {
    return false
  }
  return mayHold(given.elementType, wanted.elementType)
}
