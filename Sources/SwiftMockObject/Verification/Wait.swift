import Dispatch
import Foundation

/// A test that waits for calls: it sleeps until a mock is called, and looks again.
///
/// Nothing polls. Each call of the mocks wakes it, and so do its one timer and the cancellation of its task.
final class Wait: @unchecked Sendable {
  // Sendable because the variables are touched under the lock only.
  private let lock = NSLock()
  private var hasNews = false
  private var isTimeUp = false
  private var continuation: CheckedContinuation<Void, Never>?

  /// Wakes the test, or keeps it from falling asleep.
  @Sendable func wakeUp() {
    let sleeper = lock.withLock {
      defer { continuation = nil }
      if continuation == nil { hasNews = true }
      return continuation
    }
    sleeper?.resume()
  }

  /// Waits until `isOver`, but not longer than so many seconds.
  ///
  /// - Parameter isOver: Whether there is nothing to wait for. It is asked at once, after each call, and not again once
  ///   time is up.
  /// - Returns: Nil if it is over, else what has ended the waiting.
  nonisolated(nonsending) func callAsFunction(_ seconds: Double, until isOver: () -> Bool) async -> Deadline? {
    let timer = DispatchWorkItem { [self] in
      lock.withLock { isTimeUp = true }
      wakeUp()
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: timer)
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      while !isOver() {
        if lock.withLock({ isTimeUp }) { return .passed(seconds) }
        if Task.isCancelled { return .cancelled }
        await sleep()
      }
      return nil
    } onCancel: {
      wakeUp()
    }
  }

  nonisolated(nonsending) private func sleep() async {
    await withCheckedContinuation { sleeper in
      let hasNews = lock.withLock {
        defer { self.hasNews = false }
        if !self.hasNews { continuation = sleeper }
        return self.hasNews
      }
      if hasNews { sleeper.resume() }
    }
  }
}
