/// Whom a change of a hub wakes up, and what it lets go: both wait until the lock is released.
struct StreamWakeUps<Element> {
  var consumers: [(StreamLane<Element>.Consumer, StreamEvent<Element>?)] = []
  var senders: [(StreamState<Element>.Sender, UnhandledElement?)] = []
  var watchers: [(CheckedContinuation<Bool, Never>, Bool)] = []
  /// What nobody will take any more: the `deinit` of an element may call a mock, or this very hub.
  var leftOver: [StreamQueue<Element>] = []

  func wakeAll() {
    for (consumer, event) in consumers { consumer.resume(returning: event) }
    for (sender, unhandled) in senders { sender.resume(returning: unhandled) }
    for (watcher, isThere) in watchers { watcher.resume(returning: isThere) }
  }
}
