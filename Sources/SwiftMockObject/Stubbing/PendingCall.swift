/// A call that has been recorded and that a behavior may answer.
@usableFromInline
final class PendingCall {
  /// The answer, where it takes neither a look at the arguments nor a run of anything to know it.
  ///
  /// Then the same object serves all calls.
  @usableFromInline let constant: Any?
  private let behaviors: [Behavior]
  private let slot: MethodSlot?
  private let index: Int
  private let generation: Int

  /// The call that the slot recorded last; the caller holds the lock.
  init(_ slot: MethodSlot) {
    self.slot = slot
    constant = nil
    index = slot.calls.log.count - 1
    generation = slot.generation
    behaviors = slot.behaviors
  }

  /// Any call of a method whose newest behavior answers all of them with one value.
  ///
  /// - Returns: nil if it is not such a behavior.
  init?(constant behavior: Behavior?) {
    guard let behavior, behavior.pattern == nil, behavior.limit == nil, case .value(let value?) = behavior.answer else {
      return nil
    }
    constant = value
    behaviors = [behavior]
    slot = nil
    index = 0
    generation = 0
  }

  /// Notes a further use of the behavior whose value is the answer; the caller holds the lock.
  func takeConstant() {
    _ = behaviors[0].take()
  }

  /// A behavior that answers the call, and how many calls it had answered before.
  @usableFromInline
  struct TakenBehavior {
    let behavior: Behavior
    let use: Int
    /// Why it can't answer after all.
    var misfit: Reply.Misfit?
  }

  /// Takes the newest behavior that accepts the arguments and has not answered all that it is for.
  @usableFromInline
  func takeBehavior(for arguments: [Any?]) -> TakenBehavior? {
    if constant != nil { return TakenBehavior(behavior: behaviors[0], use: 0) }
    let fingerprints = behaviors.count > 1 ? arguments.map(Fingerprint.init(of:)) : []
    // One that is for another number of arguments would never answer any call, and nobody would know why.
    var misfit: TakenBehavior?
    var index = behaviors.count
    while index > 0 {
      index -= 1
      if let pattern = behaviors[index].pattern, pattern.count != arguments.count {
        misfit = misfit ?? TakenBehavior(behavior: behaviors[index], use: 0, misfit: .patternCount(pattern.count))
        continue
      }
      guard !behaviors[index].rejects(fingerprints), behaviors[index].accepts(arguments) else { continue }
      if let use = RecordingLock.withLock({ behaviors[index].take() }) {
        return TakenBehavior(behavior: behaviors[index], use: use)
      }
    }
    return misfit
  }

  /// Notes that the behavior has begun.
  ///
  /// - Parameter mayWait: Whether the test may go on before it has ended.
  func begin(mayWait: Bool = false) {
    note {
      $0.running.insert(index)
      if mayWait { $0.waiting.insert(index) }
    }
  }

  /// Notes that the call has returned, or thrown the error.
  func end(with error: (any Error)? = nil) {
    note {
      $0.running.remove(index)
      $0.waiting.remove(index)
      if let error { $0.errors[index] = error }
    }
  }

  private func note(_ change: (inout MethodCalls) -> Void) {
    guard let slot else { return }
    RecordingLock.withLock { if slot.generation == generation { change(&slot.calls) } }
  }
}
