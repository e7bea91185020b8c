extension Equatable where Self == ArgumentMatcher {
  // Not `structurallyEqual(to:)`: in Equatable types and test case classes, the function `structurallyEqual` could
  // then no longer be called.

  /// Accepts an argument that has the same structure as a value, `Equatable` or not.
  ///
  /// ``structurallyEqual(_:_:)`` says what counts.
  ///
  /// ```swift
  /// mock.methodReference(.send, args: .structurallyEqualTo(Receipt(items: [])))
  /// ```
  public static func structurallyEqualTo(_ value: Any?) -> ArgumentMatcher {
    ArgumentMatcher(
      expectedValue: .init(value: value), describe: { "structurally equal to \(text(of: value))" },
      parts: ["structure", value as Any],
      accepts: { structurallyEqual(value, $0) })
  }
}
