import Foundation
import XCTest

/// Follows the test cases of XCTest, to know whether `XCTFail` would be heard.
///
/// Between two test cases (in a class's `setUp` or `tearDown`, or from a thread that outlived its test), it is lost
/// without a trace.
final class XCTestProgress: NSObject, XCTestObservation, Sendable {
  enum State {
    /// Nothing has happened yet that tells whether a test case was running when the observer was added.
    case unknown
    case idle, running
  }

  private struct Progress {
    var state = State.unknown
    /// How many test cases have started.
    var startedCount = 0
    /// What was reported to XCTest while the state was unknown.
    var unconfirmed: [MockFailure] = []
    /// Who wants to know that the running test case has ended.
    var listeners: [@Sendable (_ hasFailed: Bool) -> Void] = []
  }

  private let progress = Locked(Progress())

  var state: State { progress.withLock { $0.state } }

  /// How many test cases have started.
  var testNumber: Int { progress.withLock { $0.startedCount } }

  /// Reports a failure with `fail`, and makes sure that it isn't lost.
  func report(_ failure: MockFailure, with fail: () -> Void) {
    let (state, number) = progress.withLock { progress in
      if progress.state == .unknown { progress.unconfirmed.append(failure) }
      return (progress.state, progress.startedCount)
    }
    if state == .unknown { UnheardFailures.watchExit() }
    fail()
    // The test case may have ended meanwhile.
    let isStillRunning = progress.withLock { $0.state == .running && $0.startedCount == number }
    if state == .running && !isStillRunning { UnheardFailures.report(failure) }
  }

  /// Calls `body` when the running test case has ended, after its `tearDown`.
  func whenTestCaseEnds(_ body: @escaping @Sendable (_ hasFailed: Bool) -> Void) {
    progress.withLock { $0.listeners.append(body) }
  }

  /// Reports what nobody can have heard.
  func reportUnheard() {
    enter(.idle, wasRunning: false)
  }

  /// Changes the state.
  ///
  /// Failures that came before the first test case were not heard, so they are reported.
  private func enter(_ state: State, wasRunning: Bool) {
    if self.state == .unknown, !wasRunning { TestRun.forgetEarlyMocks() }
    let unheard = progress.withLock { progress in
      defer {
        progress.unconfirmed = []
        progress.state = state
        if state == .running && !wasRunning { progress.startedCount += 1 }
      }
      return wasRunning ? [] : progress.unconfirmed
    }
    for failure in unheard { UnheardFailures.report(failure) }
  }

  func testCaseWillStart(_ testCase: XCTestCase) { enter(.running, wasRunning: false) }
  func testCaseDidFinish(_ testCase: XCTestCase) {
    enter(.idle, wasRunning: true)
    // A test case lives until the end of the run, and so does a gate in one of its properties. XCTest takes no
    // failures anymore; earlier, the test's `tearDown` might still have resumed the calls.
    Reporter.report(WaitingRoom.endAllWaits())
    let listeners = progress.withLock { progress in
      defer { progress.listeners = [] }
      return progress.listeners
    }
    let hasFailed = testCase.testRun?.hasSucceeded == false
    for listener in listeners { listener(hasFailed) }
  }
  func testSuiteWillStart(_ testSuite: XCTestSuite) { enter(.idle, wasRunning: false) }
  func testSuiteDidFinish(_ testSuite: XCTestSuite) { enter(.idle, wasRunning: false) }
}
