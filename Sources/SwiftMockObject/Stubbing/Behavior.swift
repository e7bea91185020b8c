/// What a test has told a method to do: the calls it is for, how it answers, and the line that set it.
@usableFromInline
final class Behavior {
  /// An async closure.
  ///
  /// It runs where the mock's method runs.
  typealias AsyncClosure = nonisolated(nonsending) ([Any?]) async throws -> Any?

  /// How a call is answered.
  enum Answer {
    case value(Any?)
    /// One value or error for each call. The last one sticks.
    case results([Result<Any?, any Error>])
    case error(any Error)
    /// A closure of the test. It runs on the actor that it was written for.
    case closure(([Any?]) throws -> Any?, on: Isolation = .anywhere)
    case asyncClosure(AsyncClosure)
    /// The call waits in the room until the test resumes it.
    case suspension(WaitingRoom)
    /// It doesn't answer the call, but runs beside what answers it.
    case performance(([Any?]) throws -> Void, on: Isolation = .anywhere)
  }

  let answer: Answer
  /// The calls that it is for; nil for all.
  let pattern: Pattern?
  /// The argument that shows at a quick look that it doesn't answer a call, if there is one.
  let glance: Glance?
  /// How many calls it answers before it steps aside; nil for all.
  let limit: Int?
  /// The line that set it.
  let place: SourcePlace
  /// Whether it forwards to a real object, as the mock's own initializer set it up.
  ///
  /// The test didn't set it, so it need not be used, and it applies again when the test's stubs are removed.
  let isForwarding: Bool
  /// The answer to every call, if it is known without looking at the arguments or running anything.
  @usableFromInline let constant: Any?
  /// Whether it runs beside what answers the call.
  let isPerformance: Bool
  /// The answer for messages, which the log can read as long as this behavior applies.
  let source: any AnswerSource
  /// What the log keeps of it.
  let answerer: Answerer

  private let useCounter = Counter()

  init(
    _ answer: Answer, pattern: CallPattern = CallPattern(), limit: Int?, place: SourcePlace, isForwarding: Bool = false
  ) {
    self.answer = answer
    self.pattern = Pattern(pattern)
    glance = self.pattern?.glance
    self.limit = limit
    self.place = place
    self.isForwarding = isForwarding
    constant =
      if pattern.isAll, limit == nil, case .value(let value?) = answer, !(value is any GivenOnce) { value } else { nil }
    isPerformance = if case .performance = answer { true } else { false }
    source = Source(answer: answer, calls: pattern, place: place)
    answerer = Answerer(source)
  }

  /// How many calls it has answered.
  var uses: Int { useCounter.value }

  /// Takes a call, unless it has already answered its number of calls.
  ///
  /// - Returns: How many calls it had answered before; nil if it doesn't take this one.
  func take() -> Int? {
    guard let limit else { return useCounter.next() - 1 }
    return useCounter.next(upTo: limit).map { $0 - 1 }
  }

  /// Whether it answers every call from now on.
  var isForAllCalls: Bool { pattern == nil && limit == nil }

  /// Takes a call for which `constant` is the answer.
  @usableFromInline
  func takeConstant() { _ = useCounter.next() }

  /// What the log keeps of it, if it is known in advance that it answers.
  var constantAnswerer: Answerer? { constant == nil ? nil : answerer }

  /// Whether a call spends some time in it.
  var runs: Bool {
    switch answer {
    case .closure, .asyncClosure, .suspension: true
    case .value, .results, .error, .performance: false
    }
  }

  /// Whether only an async method can use it.
  var isAsync: Bool {
    switch answer {
    case .asyncClosure, .suspension: true
    case .value, .results, .error, .closure, .performance: false
    }
  }

  /// Whether it was set through a reference that was narrowed in the same way.
  ///
  /// It runs `==` of values, so never call it under a lock.
  func wasSet(through pattern: CallPattern) -> Bool {
    self.pattern?.calls ?? CallPattern() == pattern
  }
}

extension Behavior {
  private final class Source: AnswerSource {
    let answer: Answer
    let calls: CallPattern
    let place: SourcePlace
    let number = SequenceNumber.next()

    init(answer: Answer, calls: CallPattern, place: SourcePlace) {
      (self.answer, self.calls, self.place) = (answer, calls, place)
    }

    func result(ofUse use: Int) -> CallResult? {
      switch answer {
      case .value(let value): return .value(value)
      case .results(let results):
        // A thrown error is recorded with its call.
        guard case .success(let value) = results[min(use, results.count - 1)] else { return nil }
        return .value(value)
      default: return nil
      }
    }
  }
}
