import Foundation
import XCTest

/// Follows the test cases of XCTest, to know whether `XCTFail` would be heard.
///
/// Between two test cases (in a class's `setUp` or `tearDown`, from a thread that outlived its test) it is lost without a
/// trace.
final class XCTestProgress: NSObject, XCTestObservation, @unchecked Sendable {
  // Sendable because all variables are touched under the lock only.

  enum State {
    /// Nothing has happened yet that would tell whether a test case was already running when the observer was added.
    case unknown
    case idle, running
  }

  private let lock = NSLock()
  private var currentState = State.unknown
  private var startedCount = 0
  /// What XCTest was told while the state was unknown.
  private var unconfirmed: [MockFailure] = []

  var state: State { lock.withLock { currentState } }

  /// How many test cases have started.
  var testNumber: Int { lock.withLock { startedCount } }

  /// Reports a failure with `fail`, and sees to it that it is not lost.
  func report(_ failure: MockFailure, with fail: () -> Void) {
    let (state, number) = lock.withLock {
      if currentState == .unknown { unconfirmed.append(failure) }
      return (currentState, startedCount)
    }
    if state == .unknown { UnheardFailures.watchExit() }
    fail()
    // The test case may have ended while it was being told.
    let isStillRunning = lock.withLock { currentState == .running && startedCount == number }
    if state == .running && !isStillRunning { UnheardFailures.report(failure) }
  }

  /// Reports what nobody can have heard.
  func reportUnheard() {
    enter(.idle, wasRunning: false)
  }

  private func enter(_ state: State, wasRunning: Bool) {
    let unheard = lock.withLock {
      defer {
        unconfirmed = []
        currentState = state
        if state == .running && !wasRunning { startedCount += 1 }
      }
      return wasRunning ? [] : unconfirmed
    }
    for failure in unheard { UnheardFailures.report(failure) }
  }

  func testCaseWillStart(_ testCase: XCTestCase) { enter(.running, wasRunning: false) }
  func testCaseDidFinish(_ testCase: XCTestCase) {
    enter(.idle, wasRunning: true)
    // A test case lives until the end of the run, and so does the gate in one of its properties. XCTest takes no failure
    // any more; before, the test's `tearDown` might still have resumed the calls.
    Reporter.report(WaitingRoom.endAllWaits())
  }
  func testSuiteWillStart(_ testSuite: XCTestSuite) { enter(.idle, wasRunning: false) }
  func testSuiteDidFinish(_ testSuite: XCTestSuite) { enter(.idle, wasRunning: false) }
}
