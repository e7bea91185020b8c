/// A call of a mock that has been recorded, on its way to an answer.
@usableFromInline
struct MockCall {
  let memory: MockMemory
  let position: CallPosition
  /// As they were passed.
  let arguments: [Any?]
  /// The type of the value that it is to return.
  let result: Any.Type
  /// What may answer it, oldest first; nil if nobody has to look.
  @usableFromInline let behaviors: [Behavior]?

  @usableFromInline
  init(
    _ memory: MockMemory, _ position: CallPosition, _ arguments: [Any?], _ result: Any.Type, _ behaviors: [Behavior]?
  ) {
    self.memory = memory
    self.position = position
    self.arguments = arguments
    self.result = result
    self.behaviors = behaviors
  }

  /// The call for messages.
  var fact: Call {
    let mock = memory.identity
    return memory.withState { state in
      let slot = state.slots[position.slot]
      let isKnown = slot.calls.generation == position.generation
      return Call(
        mock: mock, method: slot.method,
        function: isKnown ? slot.calls.function(ofCall: position.index) : nil, arguments: arguments)
    }
  }

  func begin(mayWait: Bool = false) { memory.begin(position, mayWait: mayWait) }

  /// How many calls of a method have their defaults noted where nothing is stubbed.
  ///
  /// A test that looks at more has no use for them, and recording stays as cheap as it is.
  @usableFromInline static var notedDefaults: Int { 16 }

  /// Whether it is worth knowing what the mock answers by itself.
  @usableFromInline
  var isExplained: Bool { position.index < Self.notedDefaults || behaviors?.isEmpty == false }

  /// The mock's own answer, which the call is noted to have been given.
  @usableFromInline
  func noted<R>(byDefault result: R) -> R {
    if let result = CallResult(keeping: result) { memory.note(result, byDefault: true, of: position) }
    return result
  }

  func end(with error: (any Error)? = nil) { memory.end(position, with: error) }
}

// MARK: - Which behavior

extension MockCall {
  /// A behavior that answers the call, and how many calls it had answered before.
  struct TakenBehavior {
    let behavior: Behavior
    let use: Int
    /// Why it can't answer after all.
    var misfit: Reply.Misfit?
  }

  /// Takes the newest behavior that accepts the arguments and has not answered all that it is for.
  ///
  /// It is the one decision on who answers, and on whether anybody does: what a strict test is told follows from it.
  func takeBehavior() -> TakenBehavior? {
    guard let behaviors else { return nil }
    let fingerprints = behaviors.count > 1 ? arguments.map(Fingerprint.init(of:)) : []
    // One that is for another number of arguments would never answer any call, and nobody would know why.
    var misfit: TakenBehavior?
    for behavior in behaviors.reversed() where !behavior.rejects(fingerprints) {
      if let pattern = behavior.pattern {
        if let count = pattern.argumentCount, count != arguments.count {
          misfit = misfit ?? TakenBehavior(behavior: behavior, use: 0, misfit: .patternCount(count))
          continue
        }
        guard pattern.accepts(arguments, returning: result) else { continue }
      }
      if let use = behavior.take() {
        memory.note(behavior.answerer, use: use, of: position)
        return TakenBehavior(behavior: behavior, use: use)
      }
    }
    return misfit
  }

  /// Tells the test that wants to hear of calls that no behavior is for.
  func reportIfStrict() {
    if behaviors != nil { memory.strictness?.report(self) }
  }

  /// The behaviors that there are and that did not answer the call, newest first.
  var stubMisses: [StubMiss] {
    memory.withState { $0.slots[position.slot].behaviors }.reversed().map {
      StubMiss($0, arguments, returning: result)
    }
  }
}
