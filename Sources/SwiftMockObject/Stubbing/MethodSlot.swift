/// What a mock remembers of one method: its calls, and what the test has told it to do.
struct MethodSlot {
  let method: AnyHashable
  var calls = MethodCalls()
  /// What the test has told the method to do, oldest first.
  private(set) var behaviors: [Behavior] = []
  /// What the test has set to run beside the answer, oldest first.
  private(set) var performances: [Behavior] = []
  /// Narrowed behaviors that no call had used when a later one took all calls: nobody will ever use them.
  private var hidden: [(behavior: Behavior, by: SourcePlace)] = []
  /// How many behaviors there are of each kind of pattern, so that setting one need not look at all the others.
  private var patterns: [Int: Int] = [:]

  /// Adds a call, in place: each call of the mock comes through here.
  ///
  /// - Returns: Its index in the log, how often calls were forgotten before it, and what it has to look at.
  mutating func record(
    _ arguments: [Any?], by function: StaticString, returning result: Any.Type
  ) -> (index: Int, generation: Int, behaviors: [Behavior]) {
    // The performances are at the end, so that a constant answer is not taken for all there is.
    let forCalls = performances.isEmpty ? behaviors : behaviors + performances
    let index = calls.append(
      arguments, SequenceNumber.next(), by: function, returning: result,
      answeredBy: forCalls.last?.constantAnswerer)
    return (index, calls.generation, forCalls)
  }

  private static func fingerprint(of behavior: Behavior) -> Int { behavior.pattern?.fingerprint ?? 0 }

  init(_ method: AnyHashable) { self.method = method }

  /// Whether a behavior may have been set through the same reference, which only a look at it can tell.
  func mayHold(_ pattern: Pattern) -> Bool { patterns[pattern.fingerprint] != nil }

  /// Adds a behavior that takes the place of those that were set through the same reference.
  ///
  /// One that is for any arguments and any number of calls takes the place of all others as well.
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

  mutating func remove(_ removed: [Behavior]) {
    // As a rule one, which takes no more than a glance at the others.
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

  /// Removes what the test has set, and leaves what the mock has set for itself.
  mutating func removeAll() {
    remove(behaviors.filter { !$0.isForwarding })
    (hidden, performances) = ([], [])
  }

  /// Forgets the behaviors, those of the mock as well.
  mutating func forgetBehaviors() -> [Behavior] {
    defer { (behaviors, performances, hidden, patterns) = ([], [], [], [:]) }
    return behaviors + performances + hidden.map(\.behavior)
  }

  /// The behaviors that no call has used, though the test has set them to be used, and what was set later and has hidden
  /// them.
  ///
  /// Runs matchers, so never under the lock.
  var unusedBehaviors: [(behavior: Behavior, hiddenBy: SourcePlace?)] {
    hidden.map { ($0.behavior, $0.by) }
      + behaviors.filter { $0.uses == 0 && !$0.isForwarding }.map { ($0, placeOfAnswer(insteadOf: $0)) }
  }

  /// Where the stub was set that has answered a call which the behavior would have answered without it.
  private func placeOfAnswer(insteadOf behavior: Behavior) -> SourcePlace? {
    for index in (0..<calls.log.count).suffix(2_000) {
      let call = calls.log[index]
      guard call.sequenceNumber > behavior.number, let answerer = calls.answerer(ofCall: index),
        behavior.pattern?.accepts(call.arguments, returning: calls.resultType(ofCall: index)) ?? true
      else { continue }
      return answerer.place
    }
    return nil
  }
}
