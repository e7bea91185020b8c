/// A failure that was captured instead of reported.
///
/// ```swift
/// let failures = MOCaptureFailures { assertPaid(ledger, "A") }
/// #expect(failures.first?.message == "MockLedger.transfer was expected to be called once …")
/// ```
public struct MockFailure: Sendable, Equatable {
  /// The message that the test would have printed, all its lines.
  public let message: String
  /// The line that would have been marked.
  public let place: SourcePlace
  /// Whether it is a warning, which doesn't fail the test.
  public let isWarning: Bool

  init(message: String, place: SourcePlace, isWarning: Bool = false) {
    (self.message, self.place, self.isWarning) = (message, place, isWarning)
  }
}

/// Captures the failures of a scope, so that failing checks can be tested.
final class FailureCollector: Sendable {
  @TaskLocal static var current: FailureCollector?

  private struct State {
    var failures: [MockFailure] = []
    var isClosed = false
  }

  private let state = Locked(State())
  /// The collector that gets what comes after this one has been closed.
  private let outer = FailureCollector.current

  /// Captures a failure.
  ///
  /// - Returns: Whether it was captured. A task that the scope started and didn't await may outlive it, and then
  ///   nobody would look at what is captured.
  func add(_ failure: MockFailure) -> Bool {
    let isCaught = state.withLock { state in
      if !state.isClosed { state.failures.append(failure) }
      return !state.isClosed
    }
    return isCaught || outer?.add(failure) ?? false
  }

  /// What has been captured so far.
  var caught: [MockFailure] {
    state.withLock { $0.failures }
  }

  /// Stops capturing, and returns what was captured.
  func close() -> [MockFailure] {
    state.withLock { state in
      state.isClosed = true
      return state.failures
    }
  }

  /// Stops capturing, and reports what was captured.
  func passOn() {
    for failure in close() { Reporter.report(failure.message, at: failure.place, isWarning: failure.isWarning) }
  }
}
