/// Gets the text that a test library's protocol has for a value: `CustomTestStringConvertible`.
///
/// Only `Reporting/` may import the test libraries. This is what it looks like from here.
protocol TestDescriber {
  static func testDescription(of value: Any) -> String?
}

/// The text that a type's author wants to see in tests.
enum TestDescription {
  static func text(of value: Any) -> String? { describer?.testDescription(of: value) }

  /// `Reporting/TestingDescriber`.
  ///
  /// It is found by name, because a room can't name anything in a room below it. A type is immutable.
  nonisolated(unsafe) private static let describer =
    _typeByName("15SwiftMockObject16TestingDescriberO") as? any TestDescriber.Type
}
