import SwiftMockObject
import Testing

private enum LogMethods { case note, file, search }

private final class MockDesk: MockObject<LogMethods> {
  func note(_ text: String, by author: String) { _onMethod(.note, args: text, author) }
  func search(_ pattern: String) -> Int { _onMethod(.search, args: pattern) }
}

private final class MockBox: MockObject<LogMethods> {
  func file(_ paper: [String: Int]) { _onMethod(.file, args: paper) }
}

struct MOAssertCallLogTests {
  private let desk = MockDesk()
  private let box = MockBox()

  @Test func theCallsOfOneMockStandThereWithoutItsName() {
    desk.note("rent", by: "Ann")
    _ = desk.search("rent")
    MOAssertCallLog(
      desk,
      equals: """
        note("rent", by: "Ann")
        search("rent")
        """)
    // They have been accounted for.
    MOAssertNoOtherCalls(desk)
  }

  @Test func theCallsOfSeveralMocksStandThereInOneOrder() {
    desk.note("rent", by: "Ann")
    box.file(["rent": 1])
    desk.note("heat", by: "Bob")
    MOAssertCallLog(
      desk, box,
      equals: """
        MockDesk.note("rent", by: "Ann")
        MockBox.file(["rent": 1])
        MockDesk.note("heat", by: "Bob")
        """)
    MOAssertNoOtherCalls(desk, box)
  }

  @Test func theFirstTimeItSaysWhatToPaste() {
    desk.note("rent", by: "Ann")
    _ = desk.search("rent")
    MOAssertFailure(
      """
      The calls of MockDesk have not been written down yet.
        next: if the calls are right, paste:
          equals: \"""
            note("rent", by: "Ann")
            search("rent")
            \"""
      """
    ) { MOAssertCallLog(desk, equals: "") }
  }

  @Test func otherCallsAreShownAsADifference() {
    for number in 1...6 { desk.note("\(number)", by: "Ann") }
    box.file(["rent": 1])
    MOAssertFailure(
      """
      The calls of MockDesk, MockBox are not those that are written down:
        - expected, + got:
          MockDesk.note("1", by: "Ann")
          … 2 unchanged
          MockDesk.note("4", by: "Ann")
        - MockDesk.note("5", by: "Bob")
        + MockDesk.note("5", by: "Ann")
          MockDesk.note("6", by: "Ann")
        + MockBox.file(["rent": 1])
        next: if the calls are right, paste:
          equals: \"""
            MockDesk.note("1", by: "Ann")
            MockDesk.note("2", by: "Ann")
            MockDesk.note("3", by: "Ann")
            MockDesk.note("4", by: "Ann")
            MockDesk.note("5", by: "Ann")
            MockDesk.note("6", by: "Ann")
            MockBox.file(["rent": 1])
            \"""
      """
    ) {
      MOAssertCallLog(
        desk, box,
        equals: """
          MockDesk.note("1", by: "Ann")
          MockDesk.note("2", by: "Ann")
          MockDesk.note("3", by: "Ann")
          MockDesk.note("4", by: "Ann")
          MockDesk.note("5", by: "Bob")
          MockDesk.note("6", by: "Ann")
          """)
    }
  }

  @Test func whatIsPastedIsSourceAlsoWhereThereIsWhatWouldHaveToBeEscaped() {
    desk.note("a \"quoted\"\nline", by: "Ann")
    let lines = MOCaptureFailures { MOAssertCallLog(desk, equals: "") }[0].message.split(separator: "\n")
    #expect(
      lines.suffix(3) == [
        ##"    equals: #""""##, ##"      note("a \"quoted\"\nline", by: "Ann")"##, ##"      """#"##,
      ])
    MOAssertCallLog(
      desk,
      equals: #"""
        note("a \"quoted\"\nline", by: "Ann")
        """#)
  }

  @Test func longArgumentsAreComparedWhole() {
    desk.note(String(repeating: "x", count: 500) + "1", by: "Ann")
    let expected = "note(\"\(String(repeating: "x", count: 500))2\", by: \"Ann\")"
    #expect(MOCaptureFailures { MOAssertCallLog(desk, equals: expected) }.count == 1)
  }

  @Test func nothingIsNoCallLog() {
    MOAssertFailure(
      """
      MockDesk was not called at all, so there is no call log.
        next: if that is right, write `MOAssertNotCalled(mock)`
      """
    ) { MOAssertCallLog(desk, equals: "") }
    MOAssertFailure("MockDesk, MockBox were not called at all, so there is no call log.") {
      MOAssertCallLog(desk, box, equals: "MockDesk.note()")
    }
  }

  @Test func aFailureIsReportedAtItsLineAndAccountsForNothing() {
    desk.note("rent", by: "Ann")
    let failures = MOCaptureFailures {
      MOAssertCallLog(desk, equals: "nothing")
      MOAssertNoOtherCalls(desk)
    }
    #expect(failures.map(\.place.line) == [#line - 3, #line - 2])
  }

  @Test func anInvocationIsOneLine() {
    desk.note("rent", by: "Ann")
    #expect("\(desk.recordedInvocations)" == #"[note("rent", by: "Ann")]"#)
    #expect(desk.methodReference(.note).invocations.map(\.description) == [#"note("rent", by: "Ann")"#])
  }
}
