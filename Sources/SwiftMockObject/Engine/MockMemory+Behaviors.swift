// What a mock has been told to do.

extension MockMemory {
  /// Adds a stub to the method with this number, in the place of stubs that were set through the same reference.
  func add(_ behavior: Behavior, to slot: Int) {
    // A stub for a number of calls keeps the previous one, which applies again afterwards.
    let replaced =
      behavior.limit == nil && !behavior.isPerformance ? behaviors(of: slot, setThrough: behavior.pattern) : []
    let old = withState { state -> [Behavior] in
      // Replaced stubs are released after the lock, by whoever holds this.
      let old = behavior.isForAllCalls ? state.slots[slot].behaviors : []
      state.slots[slot].add(behavior, insteadOf: replaced)
      return old
    }
    withExtendedLifetime((old, replaced)) {}
  }

  /// The stubs that were set through a reference that is narrowed in the same way.
  ///
  /// Values are compared, so this happens outside the lock.
  private func behaviors(of slot: Int, setThrough pattern: Pattern?) -> [Behavior] {
    guard let pattern else { return [] }
    let candidates = withState { $0.slots[slot].mayHold(pattern) ? $0.slots[slot].behaviors : [] }
    return candidates.filter {
      $0.pattern?.fingerprint == pattern.fingerprint && !$0.isForwarding && $0.wasSet(through: pattern.calls)
    }
  }

  /// Removes the stubs that were set through a reference narrowed like this.
  ///
  /// One that isn't narrowed removes all.
  func removeBehaviors(of slot: Int, setThrough pattern: CallPattern) {
    let removed =
      pattern.isAll
      ? nil
      : behaviors(of: slot, setThrough: Pattern(pattern))
        + withState { $0.slots[slot].performances }.filter { $0.wasSet(through: pattern) }
    let old = withState { state -> MethodSlot in
      let old = state.slots[slot]
      if let removed { state.slots[slot].remove(removed) } else { state.slots[slot].removeAll() }
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Forgets calls, stubs, or both, also those of the child mocks.
  func reset(_ parts: MockReset) {
    let (calls, behaviors, children) = withState { state -> ([MethodCalls], [Behavior], [ChildMock]) in
      var (calls, behaviors): ([MethodCalls], [Behavior]) = ([], [])
      for slot in state.slots.indices {
        if parts.contains(.invocations) { calls.append(state.slots[slot].forgetCalls()) }
        if parts.contains(.behaviors) { behaviors += state.slots[slot].forgetBehaviors() }
      }
      return (calls, behaviors, Array(state.children.values))
    }
    for child in children { child.memory.reset(parts) }
    for case .suspension(let room) in behaviors.map(\.answer) { Reporter.report(room.close(.reset)) }
    // Arguments and captured values are released after the lock: their `deinit` may call a mock.
    withExtendedLifetime((calls, behaviors)) {}
  }

  /// The stubs that no call has used, sorted by their lines.
  func unusedStubs() -> [UnusedStub] {
    let mock = identity
    let (slots, tracks) = withState { ($0.slots, $0.tracks(of: mock)) }
    let calls = CallHistory(tracks: tracks)
    return slots.flatMap { slot in
      slot.unusedBehaviors.map { behavior, hiddenBy in
        UnusedStub(behavior.source, of: slot.method, mock: mock, hiddenBy: hiddenBy, in: calls)
      }
    }
    .sorted { ($0.place.filePath, $0.place.line) < ($1.place.filePath, $1.place.line) }
  }
}
