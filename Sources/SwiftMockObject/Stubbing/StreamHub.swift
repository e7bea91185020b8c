import Dispatch
import Foundation

/// What stands between the test's end of streams and their consumers.
///
/// The streams and the mock's behavior hold the hub, the test holds the `StubStream`, so the end of the latter is the
/// moment from which nothing can come any more.
final class StreamHub<Element>: @unchecked Sendable {
  // Sendable because `state` is touched under the lock only. Continuations are resumed, and elements released, after it.
  private let lock = NSLock()
  private var state = StreamState<Element>()

  /// Changes the state under the lock, and wakes those up afterwards who have to know.
  @discardableResult
  func update<R>(_ change: (inout StreamState<Element>, inout StreamWakeUps<Element>) -> R) -> R {
    var wakeUps = StreamWakeUps<Element>()
    lock.lock()
    let result = change(&state, &wakeUps)
    lock.unlock()
    wakeUps.wakeAll()
    return result
  }

  /// The next event of a stream, for the task that asks for it; nil if the stream has ended.
  nonisolated(nonsending) func next(_ call: Int) async -> StreamEvent<Element>? {
    let task = withUnsafeCurrentTask { $0.hashValue }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { consumer in
        update { $0.ask(call, task: task, consumer, &$1) }
      }
    } onCancel: {
      update { $0.end(call, .cancelled, &$1) }
    }
  }

  /// Puts an element in and waits until every consumer has done with it.
  ///
  /// - Returns: nil if they all have, else what was not done when the time was over or the task was cancelled.
  nonisolated(nonsending) func send(
    _ event: StreamEvent<Element>, within seconds: Double
  ) async -> UnhandledElement? {
    let number = takeTicket()
    return await wait(seconds) { sender in
      update { $0.send(event, number, sender, &$1) }
    } giveUp: { [weak self] in
      self?.update { $0.giveUp(send: number, &$1) }
    }
  }

  /// Waits until so many streams have been handed out.
  ///
  /// - Returns: Whether they have; false when the time was over or the task was cancelled.
  nonisolated(nonsending) func waitForCalls(_ count: Int, within seconds: Double) async -> Bool {
    let number = takeTicket()
    return await wait(seconds) { watcher in
      update { $0.watchCalls(count, number, watcher, &$1) }
    } giveUp: { [weak self] in
      self?.update { $0.giveUp(watch: number, &$1) }
    }
  }

  /// Waits until the stream of a call has ended.
  ///
  /// - Returns: Whether it has; false when the time was over or the task was cancelled.
  nonisolated(nonsending) func waitForEnd(of call: Int, within seconds: Double) async -> Bool {
    let number = takeTicket()
    return await wait(seconds) { watcher in
      update { $0.watchEnd(of: call, number, watcher, &$1) }
    } giveUp: { [weak self] in
      self?.update { $0.giveUp(watch: number, &$1) }
    }
  }

  private func takeTicket() -> Int {
    update { state, _ in state.takeTicket() }
  }

  /// Suspends the task; `giveUp` is called when time is up or the task is cancelled, also when that comes too late.
  nonisolated(nonsending) private func wait<R: Sendable>(
    _ seconds: Double, begin: (CheckedContinuation<R, Never>) -> Void, giveUp: @escaping @Sendable () -> Void
  ) async -> R {
    // A Dispatch timer fires even while the test's own tasks keep every thread of the concurrency pool busy.
    let timer = DispatchWorkItem(block: giveUp)
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        begin(continuation)
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: timer)
        if Task.isCancelled { giveUp() }
      }
    } onCancel: {
      giveUp()
    }
  }
}
