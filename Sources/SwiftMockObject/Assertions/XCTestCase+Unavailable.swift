public import XCTest

// What beginners write of the four original names, and where the compiler's own words would mislead them. In a test
// case class, a method hides the function of the same name, so these have twins here. None of it compiles.

extension XCTestCase {
  /// Does not compile; the message says what to write.
  @available(*, unavailable, message: "say which method: MOAssertTimesCalled(mock.methodReference(.method), 1)")
  public nonisolated func MOAssertTimesCalled(_ mock: some MockRecording, _ count: Int) {}

  /// Does not compile; the message says what to write.
  @available(*, unavailable, message: "nil has an assertion of its own: MOAssertArgumentNil(reference, whichArg)")
  public nonisolated func MOAssertArgumentEquals(
    _ reference: some CallReference, _ whichArg: Int, ofCall whichTime: Int? = nil, _ expected: Never?
  ) {}

  /// Does not compile; the message says what to write.
  @available(
    *, unavailable,
    message:
      "the value is not Equatable: MOAssertArgumentMatches(reference, whichArg, .structurallyEqualTo(value)) compares it part by part, and .ofType(type) asks for its type"
  )
  @_disfavoredOverload
  public nonisolated func MOAssertArgumentEquals<Expected>(
    _ reference: some CallReference, _ whichArg: Int, ofCall whichTime: Int? = nil, _ expected: Expected
  ) {}
}
