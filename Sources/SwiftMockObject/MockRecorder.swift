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
/// ``MockRecording/resetMock()`` or its own end.
public final class MockRecorder<Methods: Hashable>: @unchecked Sendable {
  // Sendable because every stored variable is touched under `RecordingLock` only.

  /// What is known of one method.
  final class Slot {
    var log = CallLog()
    var behaviors: [Behavior] = []
    /// The errors that calls ended with, by the index of the call.
    var errors: [Int: any Error] = [:]
    /// The first so many calls have been accounted for by a passed assertion.
    var assertedCount = 0
    /// Changes when the log is emptied, so that a call that is still running does not write into the next one's place.
    var generation = 0
  }

  private var slots: [Methods: Slot] = [:]
  private var listeners: [Int: @Sendable () -> Void] = [:]
  private var nextListener = 0
  private var owner: Any.Type?

  /// Makes a recorder without calls or behaviours.
  public init() {
    TestRun.noteMock()
  }

  init(owner: Any.Type) {
    self.owner = owner
    TestRun.noteMock()
  }

  /// The type of the mock, as far as it is known, for messages.
  var mockType: Any.Type? { RecordingLock.withLock { owner } }

  /// Tells the recorder whose it is.
  func setOwner(_ type: Any.Type) {
    RecordingLock.withLock { if owner == nil { owner = type } }
  }

  // MARK: Recording

  /// A call that has been recorded and may still have to be answered.
  struct Call {
    fileprivate let slot: Slot
    fileprivate let index: Int
    fileprivate let generation: Int
    let method: Methods
    let arguments: [Any?]
    let behaviors: [Behavior]
  }

  /// Records one call.
  ///
  /// - Returns: The call, if there is a behaviour that may answer it.
  func record(_ method: Methods, _ arguments: [Any?]) -> Call? {
    RecordingLock.lockNow()
    let slot = slot(for: method)
    slot.log.append(CallLog.Entry(arguments: arguments, sequenceNumber: RecordingLock.takeSequenceNumber()))
    if slot.behaviors.isEmpty && listeners.isEmpty {
      RecordingLock.unlockNow()
      return nil
    }
    let call = Call(
      slot: slot, index: slot.log.count - 1, generation: slot.generation, method: method, arguments: arguments,
      behaviors: slot.behaviors)
    let wakeUps = listeners.values.map(\.self)
    RecordingLock.unlockNow()
    for wakeUp in wakeUps { wakeUp() }
    return call.behaviors.isEmpty ? nil : call
  }

  /// The newest behaviour that accepts the call, and how many calls it had answered before this one.
  func behavior(for call: Call) -> (behavior: Behavior, use: Int)? {
    for behavior in call.behaviors.reversed() where behavior.accepts(call.arguments) {
      if let use = RecordingLock.withLock({ behavior.take() }) { return (behavior, use) }
    }
    return nil
  }

  /// Notes that the call's behaviour has begun, or how it ended.
  func note(_ outcome: Invocation<Methods>.Outcome, of call: Call) {
    RecordingLock.withLock {
      guard call.slot.generation == call.generation else { return }
      switch outcome {
      case .running: call.slot.log[call.index].isRunning = true
      case .returned: call.slot.log[call.index].isRunning = false
      case .threw(let error):
        call.slot.log[call.index].isRunning = false
        call.slot.log[call.index].hasThrown = true
        call.slot.errors[call.index] = error
      }
    }
  }

  /// The slot of the method, made if need be; the caller holds the lock.
  private func slot(for method: Methods) -> Slot {
    if let slot = slots[method] { return slot }
    let slot = Slot()
    slots[method] = slot
    return slot
  }
}

// MARK: - Behaviours

extension MockRecorder {
  /// Adds a behaviour. One that is for any arguments and any number of calls replaces all that were there before.
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
    // What the old behaviours captured is released here, after the lock.
    withExtendedLifetime(replaced) {}
  }

  /// Removes the behaviours of the method that `isRemoved`.
  func removeBehaviors(of method: Methods, where isRemoved: (Behavior) -> Bool) {
    let old = RecordingLock.withLock {
      let slot = slot(for: method)
      defer { slot.behaviors.removeAll(where: isRemoved) }
      return slot.behaviors
    }
    withExtendedLifetime(old) {}
  }

  /// Forgets calls, behaviours, or both.
  func reset(_ parts: MockReset) {
    let old = RecordingLock.withLock {
      var old: [Any] = []
      for slot in slots.values {
        if parts.contains(.invocations) {
          old.append(slot.log)
          old.append(slot.errors)
          slot.log = CallLog()
          slot.errors = [:]
          slot.assertedCount = 0
          slot.generation += 1
        }
        if parts.contains(.behaviors) {
          old.append(slot.behaviors)
          slot.behaviors = []
        }
      }
      return old
    }
    // Arguments and captured values are released after the lock: their `deinit` may call a mock.
    withExtendedLifetime(old) {}
  }
}

// MARK: - Reading

extension MockRecorder {
  /// How often the method was called.
  func count(of method: Methods) -> Int {
    RecordingLock.withLock { slots[method]?.log.count ?? 0 }
  }

  /// The calls of the method as they are now.
  func log(of method: Methods) -> CallLog {
    RecordingLock.withLock { slots[method]?.log ?? CallLog() }
  }

  /// The methods that were called, each with its calls; the caller holds the lock.
  func tracks() -> [CallTrack] {
    slots.map { method, slot in
      CallTrack(mock: owner, method: AnyHashable(method), log: slot.log, assertedCount: slot.assertedCount)
    }
  }

  /// The calls of the method as values.
  func invocations(of method: Methods) -> [Invocation<Methods>] {
    let (log, errors, assertedCount) = RecordingLock.withLock { () -> (CallLog, [Int: any Error], Int) in
      guard let slot = slots[method] else { return (CallLog(), [:], 0) }
      return (slot.log, slot.errors, slot.assertedCount)
    }
    return (0..<log.count).map { index in
      let entry = log[index]
      return Invocation(
        method: method, sequenceNumber: entry.sequenceNumber,
        outcome: entry.isRunning ? .running : errors[index].map { .threw($0) } ?? .returned,
        rawArguments: entry.arguments, isAsserted: entry.isAsserted || index < assertedCount)
    }
  }

  /// All calls of the mock, in the order in which they were made.
  func invocations() -> [Invocation<Methods>] {
    RecordingLock.withLock { Array(slots.keys) }
      .flatMap { invocations(of: $0) }
      .sorted { $0.sequenceNumber < $1.sequenceNumber }
  }

  /// The behaviours of the method, oldest first.
  func behaviors(of method: Methods) -> [Behavior] {
    RecordingLock.withLock { slots[method]?.behaviors ?? [] }
  }

  /// Notes that a passed assertion has accounted for the first `count` calls of the method.
  func markAsserted(first count: Int, of method: Methods) {
    RecordingLock.withLock {
      guard let slot = slots[method] else { return }
      slot.assertedCount = max(slot.assertedCount, min(count, slot.log.count))
    }
  }

  /// Notes that a passed assertion has accounted for the calls of the method with these indexes.
  func markAsserted(_ indexes: [Int], of method: Methods) {
    RecordingLock.withLock {
      guard let slot = slots[method] else { return }
      for index in indexes where index < slot.log.count { slot.log[index].isAsserted = true }
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
      return nextListener
    }
  }

  func removeListener(_ listener: Int) {
    let old = RecordingLock.withLock { listeners.removeValue(forKey: listener) }
    withExtendedLifetime(old) {}
  }
}
