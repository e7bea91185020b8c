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
  // Sendable because `failures` is touched under the lock only.
  @TaskLocal static var current: FailureCollector?

  private let lock = NSLock()
  private var failures: [MockFailure] = []

  func add(_ failure: MockFailure) {
    lock.withLock { failures.append(failure) }
  }

  /// What was caught so far.
  var caught: [MockFailure] {
    lock.withLock { failures }
  }
}
