import SwiftMockObject
import Testing

struct MOAssertTimesCalledTests {
  private let mock = MockTeller()

  @Test func exactCountsPass() {
    MOAssertTimesCalled(mock.pay, 0)
    mock.pay("A", 1)
    MOAssertTimesCalled(mock.pay, 1)
    mock.pay("B", 2)
    MOAssertTimesCalled(mock.pay, 2)
  }

  @Test func rangesOfEveryKindPass() {
    mock.pay("A", 1)
    mock.pay("B", 2)
    MOAssertTimesCalled(mock.pay, 1...)
    MOAssertTimesCalled(mock.pay, ...2)
    MOAssertTimesCalled(mock.pay, ..<3)
    MOAssertTimesCalled(mock.pay, 2..<3)
    MOAssertTimesCalled(mock.pay, 0...Int.max)
  }

  @Test func narrowedReferencesCountTheCallsThatMatch() {
    mock.pay("A", 1)
    mock.pay("B", 2)
    MOAssertTimesCalled(mock.methodReference(.pay, args: "A", .any), 1)
  }

  @Test func typedReferencesAreAssertedOnAsWell() {
    guard #available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *) else { return }
    mock.pay("A", 1)
    MOAssertTimesCalled(mock.method.pay, 1)
    MOAssertTimesCalled(mock.method.pay, 1...2)
  }

  @Test func tooManyCallsFail() {
    mock.pay("A", 1)
    mock.pay("B", 2)
    MOAssertFailure(
      """
      MockTeller.pay was expected to be called once, but it was called twice.
        next: if more calls are fine, write `1...`
        all calls of MockTeller, in order:
          1. pay("A", 1)
          2. pay("B", 2)
      """
    ) { MOAssertTimesCalled(mock.pay, 1) }
  }

  @Test func tooFewCallsFail() {
    mock.pay("A", 1)
    MOAssertFailure(
      """
      MockTeller.pay was expected to be called at least 3 times, but it was called once.
        all calls of MockTeller, in order:
          1. pay("A", 1)
      """
    ) { MOAssertTimesCalled(mock.pay, 3...) }
  }

  @Test func aMethodThatWasNeverCalledFails() {
    _ = mock.balance(nil)
    MOAssertFailure(
      """
      MockTeller.pay was expected to be called twice, but it was never called.
        all calls of MockTeller, in order:
          1. balance(nil)  → 0, the default
      """
    ) { MOAssertTimesCalled(mock.pay, 2) }
  }

  @Test func aMockThatWasNeverCalledFails() {
    MOAssertFailure(
      """
      MockTeller.pay was expected to be called 1 to 3 times, but it was never called.
        MockTeller was not called at all.
      """
    ) { MOAssertTimesCalled(mock.pay, 1...3) }
  }

  @Test(arguments: [-1, -5]) func aNegativeCountFails(_ count: Int) {
    MOAssertFailure(
      "MockTeller.pay can't be called that often. Expect a count of 0 or more, or a range that is not empty."
    ) { MOAssertTimesCalled(mock.pay, count) }
  }

  @Test func anEmptyRangeFails() {
    MOAssertFailure(
      "MockTeller.pay can't be called that often. Expect a count of 0 or more, or a range that is not empty."
    ) { MOAssertTimesCalled(mock.pay, 2..<2) }
  }

  @Test func theFailureIsAtTheLineOfTheAssertion() {
    let here = #line
    let failures = MOCaptureFailures { MOAssertTimesCalled(mock.pay, 1) }
    #expect(failures.map(\.place.line) == [here + 1])
    #expect(failures.map(\.place.filePath) == [#filePath])
    #expect(failures.map(\.place.fileID) == [#fileID])
  }

  @Test func aHelperHandsItsCallersPlaceOn() {
    let location = SourceLocation(fileID: "Bank/Teller.swift", filePath: "/Bank/Teller.swift", line: 3, column: 4)
    let file: StaticString = "Static.swift"
    let line: UInt = 7
    let failures = MOCaptureFailures {
      MOAssertTimesCalled(mock.pay, 1, sourceLocation: location)
      MOAssertTimesCalled(mock.pay, 1, file: file, line: line)
      MOAssertTimesCalled(mock.pay, 1, file: "String.swift", line: 8)
      MOAssertTimesCalled(mock.pay, 1, fileID: "Bank/Literals.swift", filePath: "/Bank/Literals.swift", line: 9)
    }
    #expect(
      failures.map { "\($0.place)" } == ["Teller.swift:3", "Static.swift:7", "String.swift:8", "Literals.swift:9"])
  }
}
