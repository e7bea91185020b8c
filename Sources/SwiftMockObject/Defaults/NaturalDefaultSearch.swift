/// The natural value of a type; nil if it has none.
///
/// For an optional type, the value is nil in an optional.
///
/// This runs users' code (conformances, values that were set, `init(from:)`), so never call it under a lock.
func naturalDefault<Value>(of type: Value.Type = Value.self, overrides: NaturalDefaults = .init()) -> Value? {
  NaturalDefaultSearch(overrides: overrides).value(of: type)
}

/// Finds the natural value of a type and of the types in it.
struct NaturalDefaultSearch {
  let overrides: NaturalDefaults
  let steps = Steps()
  /// The types whose members are being made.
  ///
  /// A type that contains itself ends the search instead of repeating it.
  private var enclosing: [ObjectIdentifier] = []

  /// Deep enough for every type that people write.
  ///
  /// Generic types that contain ever larger ones end here.
  private static let greatestDepth = 32

  init(overrides: NaturalDefaults) { self.overrides = overrides }

  /// The natural value with its type.
  func value<Value>(of type: Value.Type) -> Value? {
    anyValue(of: type).flatMap { cast($0, to: Value.self) }
  }

  /// The natural value as an `Any`.
  ///
  /// For an optional type, that holds an optional.
  ///
  /// The order here is the order of the list in the documentation of ``NaturalDefaults``.
  func anyValue(of type: Any.Type) -> Any? {
    if let value = overrides.override(for: type) { return value }
    if type == Void.self { return () }
    return switch type {
    case let type as any NaturalDefault.Type: type.naturalDefault
    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ()) as Any
    case let type as any ExpressibleByBooleanLiteral.Type: no(type)
    case let type as any AdditiveArithmetic.Type: type.zero
    case let type as any SIMD.Type: type.init()
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any ComposedDefault.Type: type.composedDefault(with: self)
    default: tuple(of: type) ?? emptySequence(of: type) ?? madeOfMembers(type)
    }
  }

  private func no<Value: ExpressibleByBooleanLiteral>(_ type: Value.Type) -> Value { false }

  /// The natural value of a user's type: its first case, the value with a natural raw value, or what it decodes.
  private func madeOfMembers(_ type: Any.Type) -> Any? {
    guard !enclosing.contains(ObjectIdentifier(type)), enclosing.count < Self.greatestDepth else { return nil }
    var inner = self
    inner.enclosing.append(ObjectIdentifier(type))
    if let type = type as? any CaseIterable.Type, let first = firstCase(of: type) { return first }
    if let type = type as? any RawRepresentable.Type, let value = inner.representing(type) { return value }
    // A type that can't be decoded from natural values throws. It has none.
    if overrides.decodes(type), let type = type as? any Decodable.Type {
      return try? type.init(from: NaturalDefaultDecoder(search: inner))
    }
    return nil
  }

  private func firstCase<Value: CaseIterable>(of type: Value.Type) -> Value? { type.allCases.first }

  private func representing<Value: RawRepresentable>(_ type: Value.Type) -> Value? {
    value(of: Value.RawValue.self).flatMap(Value.init)
  }

  /// How many more steps the whole search may take.
  final class Steps {
    private var left = 10_000

    /// Takes a step.
    ///
    /// - Returns: Whether there was one left.
    func take() -> Bool {
      left -= 1
      return left >= 0
    }
  }
}
