/// What stands between the test's end of streams and their consumers.
///
/// The streams and the mock's behavior hold the hub, the test holds the `StubStream`, so the end of the latter is the
/// moment from which nothing can come any more.
final class StreamHub<Element>: Sendable {
  private let state = Locked(StreamState<Element>())

  /// Changes the state under the lock, and wakes those up afterwards who have to know.
  @discardableResult
  func update<R>(_ change: (inout StreamState<Element>, inout StreamWakeUps<Element>) -> R) -> R {
    var wakeUps = StreamWakeUps<Element>()
    let result = state.withLock { change(&$0, &wakeUps) }
    wakeUps.wakeAll()
    return result
  }

  /// Something of the state, as it is now.
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

  /// Puts an element in and waits until every consumer has done with it.
  ///
  /// - Returns: nil if they all have, else what they had not done, and what has ended the waiting.
  nonisolated(nonsending) func send(
    _ event: StreamEvent<Element>, within seconds: Double
  ) async -> (UnhandledElement, Deadline)? {
    let wait = Wait()
    let number = update { $0.send(event, wait, &$1) }
    guard let deadline = await wait(seconds, until: { read { $0.senders[number] == nil } }) else { return nil }
    return update { $0.giveUp(send: number, &$1) }.map { ($0, deadline) }
  }

  /// Waits until something has become of the streams, which each that is handed out and each that ends can bring about.
  ///
  /// - Returns: nil if it has, else what has ended the waiting.
  nonisolated(nonsending) func wait(
    _ seconds: Double, until isOver: (StreamState<Element>) -> Bool
  ) async -> Deadline? {
    let wait = Wait()
    update { state, _ in state.watchers[ObjectIdentifier(wait)] = wait }
    defer { update { state, _ in state.watchers[ObjectIdentifier(wait)] = nil } }
    return await wait(seconds) { read(isOver) }
  }
}
