/// Everything that one mock remembers: its calls, and what it was told to do.
///
/// `MockObject` makes its own. A mock that can't subclass `MockObject` holds one and adopts ``MockRecording``:
///
/// ```swift
/// actor MockVault: MockRecording, Vault {
///   let mockRecorder = MockRecorder<VaultMethods>()
///   func open(_ code: Int) -> Bool { _onMethod(.open, args: code) }
/// }
/// ```
///
/// A recorder may be used from any number of threads. It keeps every recorded argument alive until
/// ``MockRecording/resetMock(_:)`` or its own end.
public final class MockRecorder<Methods: Hashable>: @unchecked Sendable {
  // Sendable because every stored variable is touched under `RecordingLock` only.

  @usableFromInline var slots: [Methods: MethodSlot] = [:]
  /// The slots of methods that are one byte, as the cases of an enum are, by that byte: it saves hashing them on each call.
  @usableFromInline let slotsByByte: UnsafeMutablePointer<MethodSlot?>?
  private var listeners: [Int: @Sendable () -> Void] = [:]
  private var nextListener = 0
  /// Whom to tell of calls that no behavior is for; nil if the mock is lenient.
  private var strictness: StrictTest?
  private var owner: Any.Type?
  private var defaults = NaturalDefaults()

  /// Makes a recorder without calls or behaviors.
  public convenience init() {
    self.init(owner: nil)
  }

  init(owner: Any.Type?) {
    self.owner = owner
    if MemoryLayout<Methods>.size == 1 {
      slotsByByte = .allocate(capacity: 256)
      slotsByByte?.initialize(repeating: nil, count: 256)
    } else {
      slotsByByte = nil
    }
    TestRun.noteMock()
    if let test = StrictTest.current {
      strictness = test
      test.add(self)
    }
  }

  deinit {
    slotsByByte?.deinitialize(count: 256)
    slotsByByte?.deallocate()
  }

  /// The type of the mock, as far as it is known, for messages.
  var mockType: Any.Type? { RecordingLock.withLock { owner } }

  /// Tells the recorder whose it is.
  func setOwner(_ type: Any.Type) {
    RecordingLock.withLock { if owner == nil { owner = type } }
  }

  /// Whether somebody must hear of each call; the caller holds the lock.
  private var isWatching: Bool { !listeners.isEmpty || strictness != nil }

  /// Has the calls that no behavior is for reported from now on.
  func makeStrict(_ test: StrictTest) {
    RecordingLock.withLock {
      strictness = test
      for slot in slots.values { slot.isWatched = true }
    }
  }

  /// What the mock returns by itself, without a behavior and without a `defaultReturn`.
  ///
  /// ```swift
  /// mock.mockRecorder.naturalDefaults.set(Account(owner: "Ann", balance: 10))
  /// ```
  ///
  /// Resetting the mock leaves it as it is.
  public var naturalDefaults: NaturalDefaults {
    get { RecordingLock.withLock { defaults } }
    set {
      let old = RecordingLock.withLock {
        defer { defaults = newValue }
        return defaults
      }
      // What the old ones captured is released here, after the lock.
      withExtendedLifetime(old) {}
    }
  }

  // MARK: Recording

  /// Records one call.
  ///
  /// - Returns: The call, if there is a behavior that may answer it.
  @inlinable
  func record(_ method: Methods, _ arguments: [Any?], _ mock: Any.Type) -> PendingCall? {
    RecordingLock.lockNow()
    let slot = slot(for: method)
    if slot.append(arguments) {
      RecordingLock.unlockNow()
      return nil
    }
    return attend(to: slot, method, mock)
  }

  /// Ends the recording of a call that somebody waits for or that a behavior may answer; releases the lock.
  @usableFromInline
  func attend(to slot: MethodSlot, _ method: Methods, _ mock: Any.Type) -> PendingCall? {
    if owner == nil { owner = mock }
    let call: PendingCall?
    if let constantCall = slot.constantCall {
      constantCall.takeConstant()
      call = constantCall
    } else {
      call = slot.behaviors.isEmpty ? nil : PendingCall(slot)
    }
    let wakeUps = slot.isWatched ? Array(listeners.values) : []
    guard let strictness else {
      RecordingLock.unlockNow()
      for wakeUp in wakeUps { wakeUp() }
      return call
    }
    let track = CallTrack(mock: owner, method: AnyHashable(method), calls: slot.calls)
    let usable = slot.behaviors.filter { !$0.isUsedUp }
    RecordingLock.unlockNow()
    let recorded = track[track.log.count - 1]
    if !usable.contains(where: { $0.accepts(recorded.arguments) }) {
      Reporter.report(UnexpectedCall(call: recorded).text, at: strictness.place)
    }
    for wakeUp in wakeUps { wakeUp() }
    return call
  }

  /// The slot of the method, made if need be; the caller holds the lock.
  @inlinable
  func slot(for method: Methods) -> MethodSlot {
    if let slotsByByte, let slot = slotsByByte[Int(unsafeBitCast(method, to: UInt8.self))] { return slot }
    return slotByHash(for: method)
  }

  @usableFromInline
  func slotByHash(for method: Methods) -> MethodSlot {
    let slot = slots[method] ?? MethodSlot(isWatched: isWatching)
    slots[method] = slot
    slotsByByte?[Int(unsafeBitCast(method, to: UInt8.self))] = slot
    return slot
  }
}

// MARK: - Behaviors

extension MockRecorder {
  /// Adds a behavior.
  ///
  /// One that is for any arguments and any number of calls replaces all that were there before.
  func add(_ behavior: Behavior, to method: Methods) {
    let replaced = RecordingLock.withLock {
      let slot = slot(for: method)
      let old = slot.behaviors
      if behavior.pattern == nil && behavior.limit == nil {
        slot.behaviors = [behavior]
      } else {
        slot.behaviors.append(behavior)
      }
      return old
    }
    // What the old behaviors captured is released here, after the lock.
    withExtendedLifetime(replaced) {}
  }

  /// Removes the behaviors of the method that `isRemoved`.
  func removeBehaviors(of method: Methods, where isRemoved: (Behavior) -> Bool) {
    let old = RecordingLock.withLock {
      let slot = slot(for: method)
      defer { slot.behaviors.removeAll(where: isRemoved) }
      return slot.behaviors
    }
    withExtendedLifetime(old) {}
  }

  /// Forgets calls, behaviors, or both.
  func reset(_ parts: MockReset) {
    let (old, behaviors) = RecordingLock.withLock {
      var old: [Any] = []
      var behaviors: [Behavior] = []
      for slot in slots.values {
        if parts.contains(.invocations) {
          old.append(slot.forgetCalls())
        }
        if parts.contains(.behaviors) {
          behaviors += slot.behaviors
          slot.behaviors = []
        }
      }
      return (old, behaviors)
    }
    for case .suspension(let room) in behaviors.map(\.answer) { Reporter.report(room.close(.reset)) }
    // Arguments and captured values are released after the lock: their `deinit` may call a mock.
    withExtendedLifetime((old, behaviors)) {}
  }
}

// MARK: - Reading

extension MockRecorder {
  /// How often the method was called.
  func count(of method: Methods) -> Int {
    RecordingLock.withLock { slots[method]?.calls.log.count ?? 0 }
  }

  /// The calls of the method as they are now.
  func log(of method: Methods) -> CallLog {
    RecordingLock.withLock { slots[method]?.calls.log ?? CallLog() }
  }

  /// The methods that were called, each with its calls; the caller holds the lock.
  func tracks() -> [CallTrack] {
    slots.map { CallTrack(mock: owner, method: AnyHashable($0.key), calls: $0.value.calls) }
  }

  /// The behaviors that no call has used; the caller holds the lock.
  func unusedBehaviors() -> [(method: AnyHashable, behavior: Behavior)] {
    slots.flatMap { method, slot in
      slot.behaviors.filter { $0.uses == 0 }.map { (AnyHashable(method), $0) }
    }
  }

  /// The calls of the method as values.
  func invocations(of method: Methods) -> [Invocation<Methods>] {
    guard let calls = RecordingLock.withLock({ slots[method]?.calls }) else { return [] }
    return (0..<calls.log.count).map { index in
      let entry = calls.log[index]
      return Invocation(
        method: method, sequenceNumber: entry.sequenceNumber,
        outcome: calls.running.contains(index) ? .running : calls.errors[index].map { .threw($0) } ?? .returned,
        rawArguments: entry.arguments, isAsserted: index < calls.assertedCount || calls.asserted.contains(index))
    }
  }

  /// All calls of the mock, in the order in which they were made.
  func invocations() -> [Invocation<Methods>] {
    RecordingLock.withLock { Array(slots.keys) }
      .flatMap { invocations(of: $0) }
      .sorted { $0.sequenceNumber < $1.sequenceNumber }
  }

  /// The behaviors of the method, oldest first.
  func behaviors(of method: Methods) -> [Behavior] {
    RecordingLock.withLock { slots[method]?.behaviors ?? [] }
  }

  /// Notes that a passed assertion has accounted for the first `count` calls of the method.
  func markAsserted(first count: Int, of method: Methods) {
    RecordingLock.withLock {
      guard let slot = slots[method] else { return }
      slot.calls.assertedCount = max(slot.calls.assertedCount, min(count, slot.calls.log.count))
    }
  }

  /// Notes that a passed assertion has accounted for the calls of the method with these indexes.
  func markAsserted(_ indexes: [Int], of method: Methods) {
    RecordingLock.withLock {
      guard let slot = slots[method] else { return }
      slot.calls.asserted.formUnion(indexes.filter { $0 < slot.calls.log.count })
    }
  }
}

// MARK: - Listening

extension MockRecorder {
  /// Has `wakeUp` called after each call that is recorded from now on.
  ///
  /// - Returns: What ``removeListener(_:)`` takes.
  func addListener(_ wakeUp: @escaping @Sendable () -> Void) -> Int {
    RecordingLock.withLock {
      nextListener += 1
      listeners[nextListener] = wakeUp
      for slot in slots.values { slot.isWatched = true }
      return nextListener
    }
  }

  func removeListener(_ listener: Int) {
    let old = RecordingLock.withLock {
      defer { for slot in slots.values { slot.isWatched = isWatching } }
      return listeners.removeValue(forKey: listener)
    }
    withExtendedLifetime(old) {}
  }
}
