/// Connects the test's end of streams with their consumers.
///
/// The streams and the stub hold the hub; only the test holds the `StubStream`. So the end of the `StubStream` is the
/// moment after which nothing can come anymore.
final class StreamHub<Element>: Sendable {
  private let state = Locked(StreamState<Element>())

  /// Changes the state under the lock, and afterwards wakes up those who have to know.
  @discardableResult
  func update<R>(_ change: (inout StreamState<Element>, inout StreamWakeUps<Element>) -> R) -> R {
    var wakeUps = StreamWakeUps<Element>()
    let result = state.withLock { change(&$0, &wakeUps) }
    wakeUps.wakeAll()
    return result
  }

  /// A part of the state, as it is now.
  func read<R>(_ part: (StreamState<Element>) -> R) -> R {
    state.withLock { part($0) }
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

  /// Puts in an element, and waits until every consumer has handled it.
  ///
  /// - Returns: Nil if all have; otherwise what they hadn't done, and what ended the wait.
  nonisolated(nonsending) func send(
    _ event: StreamEvent<Element>, within seconds: Double
  ) async -> (UnhandledElement, Deadline)? {
    let wait = Wait()
    let number = update { $0.send(event, wait, &$1) }
    guard let deadline = await wait(seconds, until: { read { $0.senders[number] == nil } }) else { return nil }
    return update { $0.giveUp(send: number, &$1) }.map { ($0, deadline) }
  }

  /// Waits for a condition that a new stream or the end of one can fulfill.
  ///
  /// - Returns: Nil if it holds; otherwise what ended the wait.
  nonisolated(nonsending) func wait(
    _ seconds: Double, until isOver: (StreamState<Element>) -> Bool
  ) async -> Deadline? {
    let wait = Wait()
    update { state, _ in state.watchers[ObjectIdentifier(wait)] = wait }
    defer { update { state, _ in state.watchers[ObjectIdentifier(wait)] = nil } }
    return await wait(seconds) { read(isOver) }
  }
}
