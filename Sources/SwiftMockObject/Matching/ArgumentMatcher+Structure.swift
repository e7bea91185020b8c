extension Equatable where Self == ArgumentMatcher {
  // Not `structurallyEqual(to:)`: within Equatable types and test case classes, the function `structurallyEqual` could then
  // not be called any more.

  /// Accepts an argument that has the same structure as a value, also where the type is not `Equatable`.
  ///
  /// What counts as different is said at ``structurallyEqual(_:_:)``.
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
