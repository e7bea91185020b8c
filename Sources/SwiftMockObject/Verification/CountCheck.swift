/// A method was called too often or too rarely.
struct CountFailure: CheckFailure {
  let snapshot: Snapshot
  let expected: ExpectedCount
  /// How long the assertion waited; nil if it doesn't wait, or if waiting could not have helped.
  var deadline: Deadline?
  /// If there are too few calls: the closest one, and the mistakes that it looks like.
  var closestCall: ClosestCall?
  var hints: [Hint] = []
  /// If it looks like no known mistake: a small change that would make the assertion pass.
  var nextStep: NextStep?

  var history: CallHistory? { snapshot.history }
}

/// A method was called, but never with the number of arguments that the reference is narrowed to.
///
/// Such a reference can't match any call, so a count of 0 would prove nothing.
struct PatternCountFailure: CheckFailure {
  let snapshot: Snapshot
  let expected: ExpectedCount
  /// How many arguments the calls have, each number once.
  let argumentCounts: [Int]

  var history: CallHistory? { snapshot.history }

  /// What to change in the mock, if the mistake is there.
  var nextStep: NextStep? {
    guard argumentCounts.count == 1, let function = snapshot.track.calls.lastFunction else { return nil }
    return .missingArgument(of: function, passed: argumentCounts[0], wanted: snapshot.pattern.arguments?.count ?? 0)
  }
}

extension Snapshot {
  /// Checks how many calls there are.
  ///
  /// A count of 0 only passes if the reference could match a call at all.
  func checkCount(_ expected: ExpectedCount, deadline: Deadline? = nil) -> (any CheckFailure)? {
    guard expected.allows(count) else {
      var failure = CountFailure(
        snapshot: self, expected: expected, deadline: expected.canStillBeMet(after: count) ? deadline : nil)
      if expected.isPossible, count < expected.minimum {
        failure.closestCall = closestCall
        failure.hints = hintsForTooFewCalls
        if failure.hints.isEmpty, let step = failure.closestCall?.anyArgument,
          case .anyArgument(_, let matchers, _) = step,
          expected.allows(narrowed(to: matchers).count)
        {
          failure.nextStep = step
        }
        if failure.hints.isEmpty, count == 0, let call = failure.closestCall {
          failure.nextStep =
            failure.nextStep
            ?? .missingArgument(
              of: call.call.function, passed: call.call.arguments.count, wanted: call.expectedCount)
        }
      } else if expected.isPossible, expected.minimum > 0 {
        failure.nextStep = .moreCalls(from: expected.minimum)
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
