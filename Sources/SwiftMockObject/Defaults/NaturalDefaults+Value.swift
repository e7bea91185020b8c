extension NaturalDefaults {
  /// A type has no natural value.
  public struct NoValue: Error {
    /// The type that a value was asked for.
    public let type: Any.Type
  }

  /// The natural value of a type: what a mock returns when a test has not said what.
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

  /// The value that is set here or that the type declares, else another one.
  ///
  /// Generated mocks answer with it where there is a fixture. What follows from a type's other protocols counts for less
  /// than a fixture does, so it isn't looked for.
  ///
  /// ```swift
  /// func user(_ id: Int) -> User {
  ///   _onMethod(.user, defaultReturn: mockRecorder.naturalDefaults.value(or: User.fixture()), args: id)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - other: Evaluated only when it is the answer.
  public func value<Value>(for type: Value.Type = Value.self, or other: @autoclosure () -> Value) -> Value {
    if let value = override(for: type), let value = cast(value, to: type) { return value }
    if let type = type as? any NaturalDefault.Type, let value = type.naturalDefault as? Value { return value }
    return other()
  }
}
