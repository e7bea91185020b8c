/// What a stream holds of the hub that feeds it: the end of the last holder is the end of the stream.
final class StreamToken<Element>: Sendable {
  private let hub: StreamHub<Element>
  private let call: Int

  init(_ hub: StreamHub<Element>, call: Int) {
    self.hub = hub
    self.call = call
  }

  deinit {
    // A stream of the standard library lets go of what it holds when the task of its consumer is cancelled.
    end(withUnsafeCurrentTask { $0?.isCancelled ?? false } ? .cancelled : .dropped)
  }

  /// The next event, nil after the end.
  nonisolated(nonsending) func next() async -> StreamEvent<Element>? {
    await hub.next(call)
  }

  func end(_ how: StreamTermination) {
    hub.update { $0.end(call, how, &$1) }
  }
}
