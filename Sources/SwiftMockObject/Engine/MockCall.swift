/// A recorded call on its way to an answer.
///
/// It is one value that the steps of answering share, made by ``MockRecorder`` in a single place.
@usableFromInline
struct MockCall {
  let memory: MockMemory
  let position: CallPosition
  /// The arguments as they were passed.
  let arguments: [Any?]
  /// The type that the call returns.
  let result: Any.Type
  /// The stubs that may answer it, oldest first; nil if nobody has to look.
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

  /// The call, for messages.
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

  /// Notes that a stub has begun to answer the call.
  func begin(mayWait: Bool = false) { memory.begin(position, mayWait: mayWait) }

  /// How many calls of an unstubbed method have their defaults noted for messages.
  ///
  /// A test with more calls has no use for them, and recording stays cheap.
  @usableFromInline static var notedDefaults: Int { 16 }

  /// Whether it is worth noting what the mock answers by itself.
  @usableFromInline
  var isExplained: Bool { position.index < Self.notedDefaults || behaviors?.isEmpty == false }

  /// Notes the mock's own answer, and returns it.
  @inlinable
  func noted<R>(byDefault result: R) -> R {
    note(default: result)
    return result
  }

  @usableFromInline
  func note(default result: Any?) {
    if let result = CallResult(keeping: result) { memory.note(result, byDefault: true, of: position) }
  }

  /// Notes that the call has ended.
  func end(with error: (any Error)? = nil) { memory.end(position, with: error) }
}

// MARK: - Which behavior

extension MockCall {
  /// A stub that answers the call, and how many calls it had answered before.
  struct TakenBehavior {
    let behavior: Behavior
    let use: Int
    /// Why it can't answer after all.
    var misfit: Reply.Misfit?
  }

  /// Takes the newest stub that accepts the arguments and has calls left.
  ///
  /// This is the only decision about who answers, and whether anybody does. What a strict test reports follows from
  /// it.
  func takeBehavior() -> TakenBehavior? {
    guard let behaviors else { return nil }
    // Most stubs look at the same argument, so its fingerprint is kept.
    var known: (position: Int, fingerprint: Fingerprint?) = (-1, nil)
    func rejects(_ glance: Glance?) -> Bool {
      guard let glance, glance.argumentCount == arguments.count else { return false }
      if known.position != glance.position { known = (glance.position, Fingerprint(of: arguments[glance.position])) }
      return known.fingerprint.map { glance.wanted.differs(from: $0) } ?? false
    }
    // A stub for another number of arguments would never answer any call, and nobody would know why.
    var misfit: TakenBehavior?
    for behavior in behaviors.reversed() where !behavior.isPerformance && !rejects(behavior.glance) {
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

  /// Reports an unstubbed call to a strict test.
  func reportIfStrict() {
    if behaviors != nil { memory.strictness?.report(self) }
  }

  /// The stubs that exist and didn't answer the call, newest first.
  var stubMisses: [StubMiss] {
    memory.withState { $0.slots[position.slot].behaviors }.reversed().map {
      StubMiss($0, arguments, returning: result)
    }
  }
}
