import SwiftMockObject
import XCTest

/// In a test case class the methods are called, and fail as the functions do; a test case that overrides
/// `recordFailure` hears of each failure.
final class XCTestCaseAssertionsTests: XCTestCase {
  private let mock = MockTeller()
  private var recorded: [(text: String, file: String, line: Int, expected: Bool)] = []
  private var isRecording = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    guard isRecording else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    recorded.append((description, filePath, lineNumber, expected))
  }

  /// Asserts that the closure fails once, with this message and in this file, on its line.
  private func fails(_ message: String, line: Int = #line, _ body: () -> Void) {
    recorded = []
    isRecording = true
    body()
    isRecording = false
    XCTAssertEqual(recorded.map(\.text), ["failed - " + message])
    XCTAssertEqual(recorded.map(\.file), [#filePath])
    XCTAssertEqual(recorded.map(\.line), [line])
    XCTAssertEqual(recorded.map(\.expected), [true])
  }

  func testPassedAssertionsRecordNothing() {
    mock.pay("A", 42)
    mock.pay("B", 24)
    mock.greet("x", nil)
    MOAssertTimesCalled(mock.pay, 2)
    MOAssertTimesCalled(mock.pay, 1...)
    MOAssertArgumentEquals(mock.pay, 2, 24)
    MOAssertArgumentEquals(mock.pay, 2, 1, 42)
    MOAssertArgumentEquals(mock.pay, 2, nil, 24)
    MOAssertArgumentNil(mock.greet, 2)
    MOAssertArgumentNil(mock.greet, 2, 1)
    let account: String = MOAssertAndGetArgument(mock.pay, 1)!
    XCTAssertEqual(account, "B")
    let first: String? = MOAssertAndGetArgument(mock.pay, 1, 1)
    XCTAssertEqual(first, "A")
  }

  func testTimesCalledFails() {
    let never =
      "MockTeller.pay was expected to be called twice, but it was never called.\n  MockTeller was not called at all."
    fails(never) { MOAssertTimesCalled(mock.pay, 2) }
    let tooFew = never.replacingOccurrences(of: "twice", with: "at least twice")
    fails(tooFew) { MOAssertTimesCalled(mock.pay, 2...) }
  }

  func testArgumentEqualsFails() {
    mock.pay("A", 1)
    let message = """
      MockTeller.pay was expected to get 5 as argument 2 of its last call, but got 1.
        all calls of MockTeller, in order:
        > 1. pay("A", 1)
      """
    fails(message) { MOAssertArgumentEquals(mock.pay, 2, 5) }
    let first = message.replacingOccurrences(of: "its last call", with: "call 1")
    fails(first) { MOAssertArgumentEquals(mock.pay, 2, 1, 5) }
  }

  func testArgumentNilFails() {
    mock.pay("A", 1)
    let message = """
      MockTeller.pay was expected to get nil as argument 2 of its last call, but got 1.
        all calls of MockTeller, in order:
        > 1. pay("A", 1)
      """
    fails(message) { MOAssertArgumentNil(mock.pay, 2) }
  }

  func testAndGetArgumentFails() {
    mock.pay("A", 1)
    let message = """
      MockTeller.pay was expected to get a value of type String as argument 2 of its last call, but got 1, of type Int.
        all calls of MockTeller, in order:
        > 1. pay("A", 1)
      """
    var text: String? = "unread"
    fails(message) { text = MOAssertAndGetArgument(mock.pay, 2) }
    XCTAssertNil(text)
  }
}
