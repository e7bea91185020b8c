import Dispatch

/// The mocks that the checks of a waiting test look at.
///
/// When one of them is called, or a call of it returns, the test looks again.
final class Watch: Sendable {
  private let sleeper = Wait()
  private let listeners = Locked<[ObjectIdentifier: (memory: MockMemory, listener: Int)]>([:])
  /// After how many milliseconds to look again at what no mock tells of.
  private let pause = Locked(1)

  /// Listens to a mock from now on.
  func add(_ memory: MockMemory) {
    let id = ObjectIdentifier(memory)
    guard listeners.withLock({ $0[id] }) == nil else { return }
    let listener = memory.addListener { [weak self] in
      // Calls by the checks themselves are no news.
      guard let self, Trial.current?.isOf(self) != true else { return }
      sleeper.wakeUp()
    }
    let isNew = listeners.withLock { listeners in
      if listeners[id] == nil { listeners[id] = (memory, listener) }
      return listeners[id]?.listener == listener
    }
    if !isNew { memory.removeListener(listener) }
  }

  /// Whether the time to wait is over.
  var isTimeUp: Bool { sleeper.isTimeUp }

  /// Makes the test look again after a moment, a longer one each time.
  func lookAgainSoon() {
    let pause = pause.withLock { pause in
      defer { pause = min(2 * pause, 50) }
      return pause
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(pause)) { [weak sleeper] in sleeper?.wakeUp() }
  }

  /// Stops listening.
  func end() {
    let all = listeners.withLock { listeners in
      defer { listeners = [:] }
      return listeners
    }
    for (memory, listener) in all.values { memory.removeListener(listener) }
  }

  /// Waits until `isOver` returns true, but at most this many seconds.
  ///
  /// It is asked at once and after each call of one of the mocks.
  nonisolated(nonsending) func wait(
    _ seconds: Double, until isOver: nonisolated(nonsending) () async -> Bool
  ) async -> Deadline? {
    await sleeper(seconds, until: isOver)
  }
}
