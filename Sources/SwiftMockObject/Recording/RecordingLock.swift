import Foundation

/// The one lock of the process, under which every mock records.
///
/// The order of calls across mocks is a fact about the whole process, so it takes something process-wide to know it.
/// One lock that both counts and protects costs a call half of what a lock for each mock and a shared counter would, and
/// an assertion over several mocks sees them all at the same instant. What runs under it is ours alone and short: user
/// code (behaviors, matchers, defaults, `==`, `deinit`) runs after it has been released.
@usableFromInline
enum RecordingLock {
  private static let lock = NSLock()

  /// The number that the next call of any mock gets.
  @exclusivity(unchecked) nonisolated(unsafe) private static var nextSequenceNumber = 1  // touched under the lock only

  @usableFromInline static func lockNow() { lock.lock() }
  @usableFromInline static func unlockNow() { lock.unlock() }

  /// Runs `body` under the lock.
  static func withLock<R>(_ body: () -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// Takes the next sequence number; the caller holds the lock.
  static func takeSequenceNumber() -> Int {
    defer { nextSequenceNumber += 1 }
    return nextSequenceNumber
  }
}
