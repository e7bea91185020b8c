import Testing

/// Describes values as Swift Testing does, if their types have a description for tests.
enum TestingDescriber: TestDescriber {
  static func testDescription(of value: Any) -> String? {
    (value as? any CustomTestStringConvertible)?.testDescription
  }
}
