extension NaturalDefaults {
  /// The error that a type has no natural value.
  public struct NoValue: Error {
    /// The type that has none.
    public let type: Any.Type
  }

  /// Returns the natural value of a type, as a mock returns it from an unstubbed call.
  ///
  /// ```swift
  /// let account: Account = try NaturalDefaults().value()
  /// ```
  ///
  /// - Throws: ``NoValue`` if the type has none.
  public func value<Value>(for type: Value.Type = Value.self) throws(NoValue) -> Value {
    guard let value = naturalDefault(of: type, overrides: self) else { throw NoValue(type: type) }
    return value
  }

  /// Returns the value that is set here or that the type declares, or another one.
  ///
  /// Generated mocks use it with fixtures. What follows from a type's other protocols matters less than a fixture, so
  /// it isn't looked up.
  ///
  /// ```swift
  /// func user(_ id: Int) -> User {
  ///   _onMethod(.user, defaultReturn: mockRecorder.naturalDefaults.value(or: User.fixture()), args: id)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - other: Evaluated only when it is needed.
  public func value<Value>(for type: Value.Type = Value.self, or other: @autoclosure () -> Value) -> Value {
    if let value = override(for: type), let value = cast(value, to: type) { return value }
    if let type = type as? any NaturalDefault.Type, let value = type.naturalDefault as? Value { return value }
    return other()
  }
}
