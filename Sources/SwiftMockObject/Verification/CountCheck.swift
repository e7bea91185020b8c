/// How often a method is to be called.
struct ExpectedCount: Equatable {
  let minimum: Int
  /// Nil if there is none.
  let maximum: Int?

  init(_ count: Int) {
    minimum = count
    maximum = count
  }

  init(_ range: some RangeExpression<Int>) {
    // Asking a range for its part of `0...` stops the process where it has none, as `...(count - 1)` for no calls.
    let (lowest, highest): (Int, Int) =
      switch range {
      case let range as ClosedRange<Int>: (range.lowerBound, range.upperBound)
      case let range as Range<Int>: (range.lowerBound, range.upperBound - (range.upperBound == .min ? 0 : 1))
      case let range as PartialRangeFrom<Int>: (range.lowerBound, .max)
      case let range as PartialRangeThrough<Int>: (0, range.upperBound)
      case let range as PartialRangeUpTo<Int>: (0, range.upperBound - (range.upperBound == .min ? 0 : 1))
      default: Self.bounds(range.relative(to: 0..<Int.max))
      }
    minimum = lowest
    maximum = highest == .max ? nil : highest
  }

  private static func bounds(_ range: Range<Int>) -> (Int, Int) {
    (range.lowerBound, range.upperBound == .max ? .max : range.upperBound - 1)
  }

  /// Whether there is a number of calls that it allows.
  var isPossible: Bool { maximum.map { $0 >= max(0, minimum) } ?? true }

  /// Whether it says that a method is not to be called, which only the future can tell for good.
  var mayBeBroken: Bool { minimum <= 0 && maximum != nil }

  /// Whether there can be the right number of calls once there are so many.
  func canStillBeMet(after count: Int) -> Bool { isPossible && maximum.map { count <= $0 } ?? true }

  func allows(_ count: Int) -> Bool {
    count >= minimum && maximum.map { count <= $0 } ?? true
  }
}

/// The fact that a method was called too often or too rarely.
struct CountFailure: CheckFailure {
  let snapshot: Snapshot
  let expected: ExpectedCount
  /// How long was waited for the calls; nil if the assertion does not wait.
  var deadline: Deadline?
  /// Where there are too few: the call that comes closest, and the mistakes that it looks like.
  var closestCall: ClosestCall?
  var hints: [Hint] = []

  var history: CallHistory? { snapshot.history }
}

/// The fact that a method was called, but never with as many arguments as the reference is narrowed to.
///
/// No call can match such a reference, so that nothing follows from there being none.
struct PatternCountFailure: CheckFailure {
  let snapshot: Snapshot
  let expected: ExpectedCount
  /// How many arguments the calls have, each number once.
  let argumentCounts: [Int]

  var history: CallHistory? { snapshot.history }
}

extension Snapshot {
  /// Checks how often the calls were made.
  func checkCount(_ expected: ExpectedCount, deadline: Deadline? = nil) -> (any CheckFailure)? {
    guard expected.allows(count) else {
      var failure = CountFailure(snapshot: self, expected: expected, deadline: deadline)
      if expected.isPossible, count < expected.minimum {
        failure.closestCall = closestCall
        failure.hints = hintsForTooFewCalls
      }
      return failure
    }
    let argumentCounts = argumentCountsThatCannotMatch
    guard !argumentCounts.isEmpty else { return nil }
    return PatternCountFailure(snapshot: self, expected: expected, argumentCounts: argumentCounts)
  }

  /// How many arguments the calls have, if none has as many as the reference is narrowed to.
  private var argumentCountsThatCannotMatch: [Int] {
    guard let pattern = pattern.arguments, count == 0 else { return [] }
    var counts: Set<Int> = []
    for index in 0..<track.log.count {
      let argumentCount = track.log[index].arguments.count
      if argumentCount == pattern.count { return [] }
      counts.insert(argumentCount)
    }
    return counts.sorted()
  }
}
