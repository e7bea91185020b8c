// From a line of the mock to a call in the log.

/// Where a call is in the log.
@usableFromInline
struct CallPosition {
  /// The number of the method.
  let slot: Int
  let index: Int
  let generation: Int
}

extension MockMemory {
  /// Records a call of a method that is one byte.
  ///
  /// - Returns: Nil for the first call of the method, which has to be registered.
  @usableFromInline
  func record(
    byte: Int, _ arguments: [Any?], by function: StaticString, returning result: Any.Type
  ) -> (CallPosition, behaviors: [Behavior]?)? {
    let (recorded, wakeUps) = withState { state -> ((CallPosition, behaviors: [Behavior]?)?, [@Sendable () -> Void]) in
      guard byte < state.numberOfByte.count, state.numberOfByte[byte] >= 0 else { return (nil, []) }
      return state.record(state.numberOfByte[byte], arguments, function, result)
    }
    for wakeUp in wakeUps { wakeUp() }
    return recorded
  }

  /// Records a call of the method with this number.
  ///
  /// - Returns: Where it is, and the stubs that may answer it; nil if nobody has to look.
  @usableFromInline
  func record(
    slot: Int, _ arguments: [Any?], by function: StaticString, returning result: Any.Type
  ) -> (CallPosition, behaviors: [Behavior]?) {
    let (recorded, wakeUps) = withState { $0.record(slot, arguments, function, result) }
    for wakeUp in wakeUps { wakeUp() }
    return recorded
  }

  /// The number of a method.
  ///
  /// A new method gets one.
  @usableFromInline
  func register(_ method: AnyHashable, byte: Int?) -> Int {
    while true {
      let (number, count) = find(method, byte: byte)
      let registered = withState { state -> Int? in
        if let number { return state.note(number, forByte: byte) }
        // Another thread may have registered it meanwhile.
        guard state.slots.count == count else { return nil }
        state.slots.append(MethodSlot(method))
        if byte == nil { state.numbers[method] = count }
        return state.note(count, forByte: byte)
      }
      if let registered { return registered }
    }
  }

  /// The number of a method if it has one, and how many methods have one.
  ///
  /// The method is hashed and compared outside the lock, because that may be the user's code.
  func find(_ method: AnyHashable, byte: Int?) -> (number: Int?, count: Int) {
    let (number, numbers, methods) = withState { state -> (Int?, [AnyHashable: Int], [AnyHashable]) in
      guard let byte else { return (nil, state.numbers, []) }
      let isKnown = byte < state.numberOfByte.count && state.numberOfByte[byte] >= 0
      return (isKnown ? state.numberOfByte[byte] : nil, [:], isKnown ? [] : state.slots.map(\.method))
    }
    if byte == nil { return (numbers[method], numbers.count) }
    return (number ?? methods.firstIndex(of: method), methods.count)
  }
}

extension MockMemory.State {
  /// Notes the number of a method that is one byte.
  fileprivate mutating func note(_ number: Int, forByte byte: Int?) -> Int {
    if let byte {
      while numberOfByte.count <= byte { numberOfByte.append(-1) }
      numberOfByte[byte] = number
    }
    return number
  }

  /// Adds a call, and collects whom to wake up after the lock.
  fileprivate mutating func record(
    _ slot: Int, _ arguments: [Any?], _ function: StaticString, _ result: Any.Type
  ) -> ((CallPosition, behaviors: [Behavior]?), [@Sendable () -> Void]) {
    let (index, generation, behaviors) = slots[slot].record(arguments, by: function, returning: result)
    let position = CallPosition(slot: slot, index: index, generation: generation)
    if isWatched {
      var wakeUps = Array(listeners.values)
      if let origins {
        let number = slots[slot].calls.log[index].sequenceNumber
        wakeUps.append { origins.note(number) }
      }
      return ((position, behaviors), wakeUps)
    }
    return ((position, behaviors.isEmpty ? nil : behaviors), [])
  }
}

// MARK: - What becomes of a call

extension MockMemory {
  /// Notes that a stub has begun to answer a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - mayWait: Whether the test may continue before the call has ended.
  func begin(_ call: CallPosition, mayWait: Bool) {
    change(call) {
      $0.running.insert(call.index)
      if mayWait { $0.waiting.insert(call.index) }
    }
  }

  /// Notes that a call has returned or thrown, and tells the listeners.
  func end(_ call: CallPosition, with error: (any Error)? = nil) {
    let wakeUps = change(call) {
      $0.running.remove(call.index)
      $0.waiting.remove(call.index)
      if let error { $0.errors[call.index] = error }
    }
    for wakeUp in wakeUps { wakeUp() }
  }

  /// Notes which stub answers a call.
  func note(_ answerer: Answerer, use: Int, of call: CallPosition) {
    change(call) { $0.note(answerer, use: use, ofCall: call.index) }
  }

  /// Notes what a call returns.
  func note(_ result: CallResult, byDefault: Bool, of call: CallPosition) {
    change(call) { $0.note(result, byDefault: byDefault, ofCall: call.index) }
  }

  /// Changes what is known about the calls of one generation.
  ///
  /// - Returns: Whom to tell.
  @discardableResult
  private func change(_ call: CallPosition, _ change: (inout MethodCalls) -> Void) -> [@Sendable () -> Void] {
    withState { state in
      if state.slots[call.slot].calls.generation == call.generation { change(&state.slots[call.slot].calls) }
      return state.listeners.isEmpty ? [] : Array(state.listeners.values)
    }
  }
}

// MARK: - Accounting

extension MockMemory {
  /// Marks all calls in a history of this mock as asserted.
  func markAsserted(_ history: CallHistory) {
    for (slot, track) in history.tracks.enumerated() {
      let (generation, count) = (track.calls.generation, track.log.count)
      guard !Trial.keepsMark(of: self, slot, generation, indexes: nil, count: count) else { continue }
      withState { state in
        guard state.slots[slot].calls.generation == generation else { return }
        state.slots[slot].calls.markAsserted(first: count)
      }
    }
  }
}

// MARK: - Listening

extension MockMemory {
  /// Calls `wakeUp` after each recorded call from now on, and after each call that ends in a stub.
  ///
  /// Everything that waits for calls uses it. `wakeUp` runs outside the lock, on the thread of the call, and before
  /// the call returns. Look at the mock in it, or wake someone up who does.
  ///
  /// - Returns: The number that ``removeListener(_:)`` takes.
  func addListener(_ wakeUp: @escaping @Sendable () -> Void) -> Int {
    withState { state in
      state.lastListener += 1
      state.listeners[state.lastListener] = wakeUp
      return state.lastListener
    }
  }

  /// Stops calling a listener.
  func removeListener(_ listener: Int) {
    let old = withState { $0.listeners.removeValue(forKey: listener) }
    // What it captured is released after the lock.
    withExtendedLifetime(old) {}
  }
}
