/// A failure that was caught instead of being reported.
public struct MockFailure: Sendable, Equatable {
  /// The text that the test would have printed.
  public let message: String
  /// The line that would have been marked.
  public let place: SourcePlace
  /// Whether it is a warning, which fails no test.
  public let isWarning: Bool

  init(message: String, place: SourcePlace, isWarning: Bool = false) {
    (self.message, self.place, self.isWarning) = (message, place, isWarning)
  }
}

/// Catches the failures of a scope, so that failing checks can be tested.
final class FailureCollector: Sendable {
  @TaskLocal static var current: FailureCollector?

  private struct State {
    var failures: [MockFailure] = []
    var isClosed = false
  }

  private let state = Locked(State())
  /// Who catches what comes after this one has been closed.
  private let outer = FailureCollector.current

  /// Catches a failure.
  ///
  /// - Returns: Whether it has been caught. A task that the scope has started and not waited for may outlive it, and then
  ///   nobody would look at what is caught.
  func add(_ failure: MockFailure) -> Bool {
    let isCaught = state.withLock { state in
      if !state.isClosed { state.failures.append(failure) }
      return !state.isClosed
    }
    return isCaught || outer?.add(failure) ?? false
  }

  /// What was caught so far.
  var caught: [MockFailure] {
    state.withLock { $0.failures }
  }

  /// Catches no more, and gives what was caught.
  func close() -> [MockFailure] {
    state.withLock { state in
      state.isClosed = true
      return state.failures
    }
  }

  /// Catches no more, and reports what was caught.
  func passOn() {
    for failure in close() { Reporter.report(failure.message, at: failure.place, isWarning: failure.isWarning) }
  }
}
