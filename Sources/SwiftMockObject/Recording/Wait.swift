import Dispatch

/// Someone who waits for what others do: a test for calls, a call for its answer.
///
/// It sleeps until it is woken up, and looks again. Nothing polls. Whoever changes the state wakes it up, and so do
/// its timer and the cancellation of its task.
final class Wait: Sendable {
  /// What wakes it up, guarded by one lock.
  ///
  /// `hasNews` is a wake-up that came before it slept.
  private struct State {
    var hasNews = false
    var isTimeUp = false
    var sleeper: CheckedContinuation<Void, Never>?
  }

  private let state = Locked(State())

  /// Whether the time to wait is over.
  var isTimeUp: Bool { state.withLock { $0.isTimeUp } }

  /// Makes it look again, or keeps it from falling asleep.
  @Sendable func wakeUp() { wakeUp { _ in } }

  private func wakeUp(_ change: (inout State) -> Void) {
    let sleeper = state.withLock { state in
      change(&state)
      defer { state.sleeper = nil }
      if state.sleeper == nil { state.hasNews = true }
      return state.sleeper
    }
    sleeper?.resume()
  }

  /// Waits until `isOver` returns true, but at most this many seconds.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait at most.
  ///   - isOver: Whether the wait is over. It is asked at once and after each wake-up, but not again when time is up.
  /// - Returns: Nil if it is over; otherwise what ended the wait.
  nonisolated(nonsending) func callAsFunction(
    _ seconds: Double, until isOver: nonisolated(nonsending) () async -> Bool
  ) async -> Deadline? {
    // A Dispatch timer fires even if the test's own tasks block every thread of the concurrency pool.
    let timer = DispatchWorkItem { [self] in wakeUp { $0.isTimeUp = true } }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: timer)
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      while await !isOver() {
        if isTimeUp { return .passed(seconds) }
        if Task.isCancelled { return .cancelled }
        await sleep()
      }
      return nil
    } onCancel: {
      wakeUp()
    }
  }

  /// Suspends until the next wake-up, unless one has already come.
  nonisolated(nonsending) private func sleep() async {
    await withCheckedContinuation { sleeper in
      let hasNews = state.withLock { state in
        defer { state.hasNews = false }
        if !state.hasNews { state.sleeper = sleeper }
        return state.hasNews
      }
      if hasNews { sleeper.resume() }
    }
  }
}

/// What ended a wait before it was over.
enum Deadline {
  /// The time was over, this many seconds.
  case passed(Double)
  /// The waiting task was cancelled.
  case cancelled
}
