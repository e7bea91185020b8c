/// What a stream holds of its hub.
///
/// When its last holder lets go of it, the stream ends.
final class StreamToken<Element>: Sendable {
  private let hub: StreamHub<Element>
  private let call: Int

  init(_ hub: StreamHub<Element>, call: Int) {
    self.hub = hub
    self.call = call
  }

  deinit {
    // A stream of the standard library releases what it holds when the task of its consumer is cancelled.
    end(withUnsafeCurrentTask { $0?.isCancelled ?? false } ? .cancelled : .dropped)
  }

  /// The next event; nil after the end.
  nonisolated(nonsending) func next() async -> StreamEvent<Element>? {
    await hub.next(call)
  }

  /// Ends the stream, unless it has ended.
  func end(_ how: StreamTermination) {
    hub.update { $0.end(call, how, &$1) }
  }
}
