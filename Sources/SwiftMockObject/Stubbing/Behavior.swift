/// What a test has told a method to do, as a value: which calls it is for, how it answers, and where it was set.
@usableFromInline
final class Behavior {
  /// Runs where the mock's method runs.
  typealias AsyncClosure = nonisolated(nonsending) ([Any?]) async throws -> Any?

  /// How a call is answered.
  enum Answer {
    case value(Any?)
    /// One value a call; the last one sticks.
    case values([Any?])
    case error(any Error)
    case closure(([Any?]) throws -> Any?)
    case asyncClosure(AsyncClosure)
    /// The call waits in the room until the test resumes it.
    case suspension(WaitingRoom)
  }

  let answer: Answer
  /// The arguments that it is for; nil for any.
  let pattern: [ArgumentMatcher]?
  /// The fingerprints of the values that `pattern` asks for.
  private let fingerprints: [Fingerprint?]
  /// How many calls it answers before it steps aside; nil for all.
  let limit: Int?
  /// Where the test set it.
  let place: SourcePlace

  /// How many calls it has answered.
  ///
  /// Touched under the recording lock only.
  private(set) var uses = 0

  init(_ answer: Answer, pattern: [ArgumentMatcher]?, limit: Int?, place: SourcePlace) {
    self.answer = answer
    self.pattern = pattern
    fingerprints = pattern?.map { Fingerprint(of: $0.expectedValue?.value) } ?? []
    self.limit = limit
    self.place = place
  }

  /// Whether a call is at work in it for a while.
  var runs: Bool {
    switch answer {
    case .closure, .asyncClosure, .suspension: true
    case .value, .values, .error: false
    }
  }

  /// Whether only a method that waits can use it.
  var isAsync: Bool {
    switch answer {
    case .asyncClosure, .suspension: true
    case .value, .values, .error, .closure: false
    }
  }

  /// Whether it has answered all calls that it is for; the caller holds the recording lock.
  var isUsedUp: Bool { limit.map { uses >= $0 } ?? false }

  /// Takes one call for this behavior, unless it has answered all that it is for; the caller holds the recording lock.
  ///
  /// - Returns: How many calls it had answered before, or nil.
  func take() -> Int? {
    if let limit, uses >= limit { return nil }
    defer { uses += 1 }
    return uses
  }

  /// Whether a glance at the arguments shows that it is not meant for the call.
  func rejects(_ arguments: [Fingerprint?]) -> Bool {
    for index in 0..<min(fingerprints.count, arguments.count) {
      if let expected = fingerprints[index], let given = arguments[index], expected.differs(from: given) { return true }
    }
    return false
  }

  /// Whether it is meant for a call with these arguments.
  ///
  /// Runs matchers, so never under the lock.
  func accepts(_ arguments: [Any?]) -> Bool {
    pattern?.accept(arguments) ?? true
  }
}

extension [ArgumentMatcher] {
  /// Whether a call with these arguments fits: as many of them, and each one matched.
  func accept(_ arguments: [Any?]) -> Bool {
    guard count == arguments.count else { return false }
    for index in indices where !self[index].matches(arguments[index]) { return false }
    return true
  }
}
