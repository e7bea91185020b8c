extension ReferenceGroup {
  /// Waits until `isOver`, which is asked after each call of one of the mocks, but not longer than so many seconds.
  nonisolated(nonsending) func wait(_ seconds: Double, until isOver: () -> Bool) async -> Deadline? {
    let wait = Wait()
    let listeners = memories.map { ($0, $0.addListener(wait.wakeUp)) }
    defer { for (memory, listener) in listeners { memory.removeListener(listener) } }
    return await wait(seconds, until: isOver)
  }
}
