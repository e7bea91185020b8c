/// Whom a change of a hub wakes up, and what it lets go: both wait until the lock is released.
struct StreamWakeUps<Element> {
  var consumers: [(StreamLane<Element>.Consumer, StreamEvent<Element>?)] = []
  var waits: [Wait] = []
  /// What nobody will take any more: the `deinit` of an element may call a mock, or this very hub.
  var leftOver: [StreamQueue<Element>] = []

  func wakeAll() {
    for (consumer, event) in consumers { consumer.resume(returning: event) }
    for wait in waits { wait.wakeUp() }
  }
}
