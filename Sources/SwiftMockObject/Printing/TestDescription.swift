/// Asks a test library's protocol for the text of a value.
///
/// Only the room that may import the test libraries can know that protocol; this is what it looks like from here.
protocol TestDescriber {
  static func testDescription(of value: Any) -> String?
}

/// The text that a type's author wants to see in tests.
enum TestDescription {
  static func text(of value: Any) -> String? { describer?.testDescription(of: value) }

  /// `Reporting/TestingDescriber`, a type and so immutable, found by its name because a room knows none of those below it.
  nonisolated(unsafe) private static let describer =
    _typeByName("15SwiftMockObject16TestingDescriberO") as? any TestDescriber.Type
}
