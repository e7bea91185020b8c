/// What a mock remembers about one method: its calls, and its stubs.
struct MethodSlot {
  let method: AnyHashable
  var calls = MethodCalls()
  /// The stubs, oldest first.
  private(set) var behaviors: [Behavior] = [] {
    didSet { answererTag = -1 }
  }
  /// The closures of `perform`, oldest first.
  private(set) var performances: [Behavior] = [] {
    didSet { answererTag = -1 }
  }
  /// Narrowed stubs that were unused when a later stub took all calls.
  ///
  /// They can never be used.
  private var hidden: [(behavior: Behavior, by: SourcePlace)] = []
  /// How the log marks a call that the newest stub answers whatever its arguments are; -1 if that is to be found out.
  private var answererTag = -1
  /// How many stubs there are for each kind of pattern, so that setting one need not look at all the others.
  private var patterns: [Int: Int] = [:]

  /// Adds a call, in place: each call of the mock comes through here.
  ///
  /// - Returns: Its index in the log, the generation of the log, and the stubs to look at.
  mutating func record(
    _ arguments: [Any?], by function: StaticString, returning result: Any.Type
  ) -> (index: Int, generation: Int, behaviors: [Behavior]) {
    if answererTag < 0 { answererTag = calls.tag(of: performances.isEmpty ? behaviors.last?.constantAnswerer : nil) }
    let index = calls.append(
      arguments, SequenceNumber.next(), by: function, returning: result, answeredBy: answererTag)
    // Performances are at the end, so that a constant answer isn't taken for all there is.
    return (index, calls.generation, performances.isEmpty ? behaviors : behaviors + performances)
  }

  /// Forgets the calls, and returns them to be released after the lock.
  mutating func forgetCalls() -> MethodCalls {
    answererTag = -1
    return calls.forget()
  }

  private static func fingerprint(of behavior: Behavior) -> Int { behavior.pattern?.fingerprint ?? 0 }

  init(_ method: AnyHashable) { self.method = method }

  /// Whether a stub may have been set through the same reference.
  ///
  /// Only looking at the stub can tell for certain.
  func mayHold(_ pattern: Pattern) -> Bool { patterns[pattern.fingerprint] != nil }

  /// Adds a stub in the place of those that were set through the same reference.
  ///
  /// A stub for any arguments and any number of calls also replaces all others.
  mutating func add(_ behavior: Behavior, insteadOf replaced: [Behavior]) {
    if case .performance = behavior.answer { return performances.append(behavior) }
    if !replaced.isEmpty { remove(replaced) }
    if behavior.isForAllCalls, !behaviors.isEmpty {
      let others = behaviors.filter { !$0.isForwarding }
      hidden += others.filter { $0.pattern != nil && $0.uses == 0 }.map { ($0, behavior.place) }
      remove(others)
    }
    behaviors.append(behavior)
    patterns[Self.fingerprint(of: behavior), default: 0] += 1
  }

  /// Removes some stubs.
  mutating func remove(_ removed: [Behavior]) {
    // Usually it is one, which takes only a look at the others.
    if removed.count == 1, let index = behaviors.firstIndex(where: { $0 === removed[0] }) {
      behaviors.remove(at: index)
      let fingerprint = Self.fingerprint(of: removed[0])
      let count = patterns[fingerprint, default: 1] - 1
      patterns[fingerprint] = count > 0 ? count : nil
      return
    }
    let removed = Set(removed.map(ObjectIdentifier.init))
    behaviors.removeAll { removed.contains(ObjectIdentifier($0)) }
    performances.removeAll { removed.contains(ObjectIdentifier($0)) }
    patterns = [:]
    for behavior in behaviors { patterns[Self.fingerprint(of: behavior), default: 0] += 1 }
  }

  /// Removes what the test set.
  ///
  /// What the mock set up for itself remains.
  mutating func removeAll() {
    remove(behaviors.filter { !$0.isForwarding })
    (hidden, performances) = ([], [])
  }

  /// Forgets all stubs, those of the mock as well, and returns them to be released after the lock.
  mutating func forgetBehaviors() -> [Behavior] {
    defer { (behaviors, performances, hidden, patterns) = ([], [], [], [:]) }
    return behaviors + performances + hidden.map(\.behavior)
  }

  /// The stubs that no call has used, each with the later stub that hides it, if there is one.
  ///
  /// It runs matchers, so never call it under a lock.
  var unusedBehaviors: [(behavior: Behavior, hiddenBy: SourcePlace?)] {
    hidden.map { ($0.behavior, $0.by) }
      + behaviors.filter { $0.uses == 0 && !$0.isForwarding }.map { ($0, placeOfAnswer(insteadOf: $0)) }
  }

  /// The line of the stub that answered a call which this unused stub would otherwise have answered.
  private func placeOfAnswer(insteadOf behavior: Behavior) -> SourcePlace? {
    for index in (0..<calls.log.count).suffix(2_000) {
      let call = calls.log[index]
      guard call.sequenceNumber > behavior.source.number, let answerer = calls.answerer(ofCall: index),
        behavior.pattern?.accepts(call.arguments, returning: calls.resultType(ofCall: index)) ?? true
      else { continue }
      return answerer.place
    }
    return nil
  }
}
