/// What a test has told a method to do, as a value: which calls it is for, how it answers, and where it was set.
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
    case suspension(Gate)
  }

  let answer: Answer
  /// The arguments that it is for; nil for any.
  let pattern: [ArgumentMatcher]?
  /// How many calls it answers before it steps aside; nil for all.
  let limit: Int?
  /// Where the test set it.
  let place: SourcePlace

  /// How many calls it has answered. Touched under the recording lock only.
  private(set) var uses = 0

  init(_ answer: Answer, pattern: [ArgumentMatcher]?, limit: Int?, place: SourcePlace) {
    self.answer = answer
    self.pattern = pattern
    self.limit = limit
    self.place = place
  }

  /// Takes one call for this behaviour, unless it has answered all that it is for; the caller holds the recording lock.
  ///
  /// - Returns: How many calls it had answered before, or nil.
  func take() -> Int? {
    if let limit, uses >= limit { return nil }
    defer { uses += 1 }
    return uses
  }

  /// Whether it is meant for a call with these arguments. Runs matchers, so never under the lock.
  func accepts(_ arguments: [Any?]) -> Bool {
    pattern?.accept(arguments) ?? true
  }
}

extension [ArgumentMatcher] {
  /// Whether a call with these arguments fits: as many of them, and each one matched.
  func accept(_ arguments: [Any?]) -> Bool {
    count == arguments.count && zip(self, arguments).allSatisfy { $0.matches($1) }
  }
}
