/// What a test has told a method to do, as a value: which calls it is for, how it answers, and where it was set.
@usableFromInline
final class Behavior {
  /// Runs where the mock's method runs.
  typealias AsyncClosure = nonisolated(nonsending) ([Any?]) async throws -> Any?

  /// How a call is answered.
  enum Answer {
    case value(Any?)
    /// One value or error a call; the last one sticks.
    case results([Result<Any?, any Error>])
    case error(any Error)
    /// A closure of the test, which runs on the actor that it was written for.
    case closure(([Any?]) throws -> Any?, on: Isolation = .anywhere)
    case asyncClosure(AsyncClosure)
    /// The call waits in the room until the test resumes it.
    case suspension(WaitingRoom)
    /// It does not answer the call, and runs beside what does.
    case performance(([Any?]) throws -> Void, on: Isolation = .anywhere)
  }

  let answer: Answer
  /// The calls that it is for; nil for all.
  let pattern: Pattern?
  /// How many calls it answers before it steps aside; nil for all.
  let limit: Int?
  /// Where the test set it.
  let place: SourcePlace
  /// Whether it hands calls on to a real object, as the mock's own initializer has set it up: not what a test has set, so
  /// nothing that has to be used, and there again when what a test has set is removed.
  let isForwarding: Bool
  /// The answer to every call, where it takes neither a look at the arguments nor a run of anything to know it.
  private let constant: Any?
  /// Whether it runs beside what answers the call.
  let isPerformance: Bool
  /// What the log keeps of it.
  let answerer: Answerer
  /// Calls with a greater number were made after it was set.
  let number = SequenceNumber.next()

  private let useCounter = Counter()

  init(
    _ answer: Answer, pattern: CallPattern = CallPattern(), limit: Int?, place: SourcePlace, isForwarding: Bool = false
  ) {
    self.answer = answer
    self.pattern = Pattern(pattern)
    self.limit = limit
    self.place = place
    self.isForwarding = isForwarding
    constant = if pattern.isAll, limit == nil, case .value(let value?) = answer { value } else { nil }
    isPerformance = if case .performance = answer { true } else { false }
    answerer = Answerer(place: place)
    answerer.belongs(to: self)
  }

  /// How many calls it has answered.
  var uses: Int { useCounter.value }

  /// Takes one call for this behavior, unless it has answered all that it is for.
  ///
  /// - Returns: How many calls it had answered before, or nil.
  func take() -> Int? {
    guard let limit else { return useCounter.next() - 1 }
    return useCounter.next(upTo: limit).map { $0 - 1 }
  }

  /// Whether a glance at the arguments shows that it does not answer a call.
  func rejects(_ arguments: [Fingerprint?]) -> Bool {
    isPerformance || pattern?.rejects(arguments) ?? false
  }

  /// Whether it answers every call from now on.
  var isForAllCalls: Bool { pattern == nil && limit == nil }

  /// Takes a call whose answer takes neither a look at the arguments nor a run of anything to know it.
  @usableFromInline
  func takeConstant() -> Any? {
    if constant != nil { _ = useCounter.next() }
    return constant
  }

  /// What the log keeps of it, where it is known to answer before anybody has looked.
  var constantAnswerer: Answerer? { constant == nil ? nil : answerer }

  /// Whether a call is at work in it for a while.
  var runs: Bool {
    switch answer {
    case .closure, .asyncClosure, .suspension: true
    case .value, .results, .error, .performance: false
    }
  }

  /// Whether only a method that waits can use it.
  var isAsync: Bool {
    switch answer {
    case .asyncClosure, .suspension: true
    case .value, .results, .error, .closure, .performance: false
    }
  }

  /// Whether it was set through a reference that was narrowed in the same way.
  ///
  /// Runs `==` of values, so never under the lock.
  func wasSet(through pattern: CallPattern) -> Bool {
    self.pattern?.calls ?? CallPattern() == pattern
  }
}

extension Behavior: AnswerSource {
  var calls: CallPattern { pattern?.calls ?? CallPattern() }

  func result(ofUse use: Int) -> CallResult? {
    switch answer {
    case .value(let value): return .value(value)
    case .results(let results):
      // An error is noted with the call that has thrown it.
      guard case .success(let value) = results[min(use, results.count - 1)] else { return nil }
      return .value(value)
    default: return nil
    }
  }
}
