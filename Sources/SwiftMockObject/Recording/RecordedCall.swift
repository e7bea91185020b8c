/// A call that has been recorded and that a behaviour may answer.
@usableFromInline
final class RecordedCall {
  let arguments: [Any?]
  private let slot: MethodSlot
  private let index: Int
  private let generation: Int
  private let behaviors: [Behavior]

  /// The call that was recorded last; the caller holds the lock.
  init(_ slot: MethodSlot, _ arguments: [Any?]) {
    self.slot = slot
    self.arguments = arguments
    index = slot.calls.log.count - 1
    generation = slot.generation
    behaviors = slot.behaviors
  }

  /// Takes the newest behaviour that accepts the call and has not answered all that it is for.
  ///
  /// - Returns: The behaviour, and how many calls it had answered before this one.
  func takeBehavior() -> (behavior: Behavior, use: Int)? {
    for behavior in behaviors.reversed() where behavior.accepts(arguments) {
      if let use = RecordingLock.withLock({ behavior.take() }) { return (behavior, use) }
    }
    return nil
  }

  /// Notes that the behaviour has begun.
  func begin() {
    note { $0.running.insert(index) }
  }

  /// Notes that the call has returned, or thrown the error.
  func end(with error: (any Error)? = nil) {
    note {
      $0.running.remove(index)
      if let error { $0.errors[index] = error }
    }
  }

  private func note(_ change: (inout MethodSlot.Calls) -> Void) {
    RecordingLock.withLock { if slot.generation == generation { change(&slot.calls) } }
  }
}
