import Dispatch

/// Somebody who waits for something that others bring about: a test for calls, a call for its answer.
///
/// It sleeps until it is woken, and looks again. Nothing polls. Whoever changes what is looked at wakes it, and so do its
/// one timer and the cancellation of its task.
final class Wait: Sendable {
  private struct State {
    var hasNews = false
    var isTimeUp = false
    var sleeper: CheckedContinuation<Void, Never>?
  }

  private let state = Locked(State())

  /// Whether all the time is over that is to be waited.
  var isTimeUp: Bool { state.withLock { $0.isTimeUp } }

  /// Has it look again, or keeps it from falling asleep.
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

  /// Waits until `isOver`, but not longer than so many seconds.
  ///
  /// - Parameter isOver: Whether there is nothing to wait for. It is asked at once, whenever there are news, and not again
  ///   once time is up.
  /// - Returns: Nil if it is over, else what has ended the waiting.
  nonisolated(nonsending) func callAsFunction(
    _ seconds: Double, until isOver: nonisolated(nonsending) () async -> Bool
  ) async -> Deadline? {
    // A Dispatch timer fires even while the test's own tasks keep every thread of the concurrency pool busy.
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

/// What has ended a wait before it was over.
enum Deadline {
  /// All the time that it was given, in seconds.
  case passed(Double)
  /// Not all of it: the waiting task was cancelled.
  case cancelled
}
