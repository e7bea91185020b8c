extension ArgumentMatcher {
  /// Accepts an argument that is equal to a value and of the same type.
  ///
  /// A plain value among matchers means this too. An `Int` that is 3 does not accept a `UInt8` that is 3; the literal
  /// `3`, where a matcher is expected, accepts both.
  public static func equal<Value: Equatable>(_ value: Value) -> ArgumentMatcher { matcher(from: value) }

  /// The value itself if it is a matcher, else a matcher that accepts what is equal to the value.
  static func matcher<Value: Equatable>(from value: Value) -> ArgumentMatcher {
    if let matcher = value as? ArgumentMatcher { return matcher }
    guard isBox(Value.self) else { return equality(with: value) }
    guard let wrapped = flattened(value) else { return .nil }
    // What an Equatable optional wraps is Equatable; only a box of another kind may hold what is not.
    guard let wrapped = wrapped as? any Equatable else { return equality(with: value) }
    return matcher(from: wrapped)
  }

  // The types that most arguments have are matched by code made for them.
  @_specialize(where Value == Int)
  @_specialize(where Value == String)
  @_specialize(where Value == Bool)
  @_specialize(where Value == Double)
  private static func equality<Value: Equatable>(with value: Value) -> ArgumentMatcher {
    // The cast comes first because it is what nearly every argument needs and all that is fast.
    func accepts(_ argument: Any?) -> Bool {
      guard let argument else { return false }
      if let argument = exactly(argument, as: Value.self) ?? (argument as? Value) { return argument == value }
      return isBox(type(of: argument)) && accepts(flattened(argument))
    }
    return ArgumentMatcher(
      expectedValue: .init(value: value), describe: { text(of: value) }, accepts: accepts)
  }
}

extension Equatable where Self == ArgumentMatcher {
  /// Accepts nil, whatever optional it was wrapped in; the same as the literal `nil`.
  public static var `nil`: ArgumentMatcher {
    ArgumentMatcher(
      expectedValue: .init(value: nil), describe: { "nil" }, accepts: { flattened($0) == nil })
  }
}
