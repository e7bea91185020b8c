import Foundation

/// A failure that was caught instead of being reported.
public struct MockFailure: Sendable, Equatable {
  /// The text that the test would have printed.
  public let message: String
  /// The line that would have been marked.
  public let place: SourcePlace
}

/// Catches the failures of a scope, so that failing checks can be tested.
final class FailureCollector: @unchecked Sendable {
  // Sendable because both variables are touched under the lock only.
  @TaskLocal static var current: FailureCollector?

  private let lock = NSLock()
  private var failures: [MockFailure] = []
  private var isClosed = false
  /// Who catches what comes after this one has been closed.
  private let outer = FailureCollector.current

  /// Catches a failure.
  ///
  /// - Returns: Whether it has been caught. A task that the scope has started and not waited for may outlive it, and then
  ///   nobody would look at what is caught.
  func add(_ failure: MockFailure) -> Bool {
    let isCaught = lock.withLock {
      if !isClosed { failures.append(failure) }
      return !isClosed
    }
    return isCaught || outer?.add(failure) ?? false
  }

  /// What was caught so far.
  var caught: [MockFailure] {
    lock.withLock { failures }
  }

  /// Catches no more, and gives what was caught.
  func close() -> [MockFailure] {
    lock.withLock {
      isClosed = true
      return failures
    }
  }

  /// Catches no more, and reports what was caught.
  func passOn() {
    for failure in close() { Reporter.report(failure.message, at: failure.place) }
  }
}
