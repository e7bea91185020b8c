import Dispatch

/// The mocks that the checks of a waiting test look at: a call of one, or its return, has the test look again.
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
      // What the checks call themselves is no news to them.
      guard let self, Trial.current?.isOf(self) != true else { return }
      sleeper.wakeUp()
    }
    let isNew = listeners.withLock { listeners in
      if listeners[id] == nil { listeners[id] = (memory, listener) }
      return listeners[id]?.listener == listener
    }
    if !isNew { memory.removeListener(listener) }
  }

  /// Whether all the time is over that is to be waited.
  var isTimeUp: Bool { sleeper.isTimeUp }

  /// Has the test look again after a moment, a longer one each time.
  func lookAgainSoon() {
    let pause = pause.withLock { pause in
      defer { pause = min(2 * pause, 50) }
      return pause
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(pause)) { [weak sleeper] in sleeper?.wakeUp() }
  }

  /// Listens no more.
  func end() {
    let all = listeners.withLock { listeners in
      defer { listeners = [:] }
      return listeners
    }
    for (memory, listener) in all.values { memory.removeListener(listener) }
  }

  /// Waits until `isOver`, which is asked at once and after each call of one of the mocks, but not longer than so many
  /// seconds.
  nonisolated(nonsending) func wait(
    _ seconds: Double, until isOver: nonisolated(nonsending) () async -> Bool
  ) async -> Deadline? {
    await sleeper(seconds, until: isOver)
  }
}
