/// Whom a change of a hub wakes up, and what it releases.
///
/// Both wait until the lock is released.
struct StreamWakeUps<Element> {
  var consumers: [(StreamLane<Element>.Consumer, StreamEvent<Element>?)] = []
  var waits: [Wait] = []
  /// What nobody will take anymore.
  ///
  /// The `deinit` of an element may call a mock, or this very hub.
  var leftOver: [StreamQueue<Element>] = []

  /// Wakes up consumers and waiting tests.
  func wakeAll() {
    for (consumer, event) in consumers { consumer.resume(returning: event) }
    for wait in waits { wait.wakeUp() }
  }
}
