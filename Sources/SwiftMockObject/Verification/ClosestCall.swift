/// The call that comes closest to what was expected, and which of its arguments differ.
struct ClosestCall {
  struct Argument {
    let value: Any?
    let matcher: ArgumentMatcher
    /// Why the matcher rejects it; nil if it accepts it.
    let miss: MatcherMiss?

    var isAccepted: Bool { miss == nil }
  }

  let call: RecordedCall
  /// The arguments with their matchers, as far as there are both.
  let arguments: [Argument]
  /// How many arguments were expected.
  let expectedCount: Int

  init(_ call: RecordedCall, expected: [ArgumentMatcher]) {
    self.call = call
    arguments = zip(expected, call.arguments).map { matcher, value in
      Argument(value: value, matcher: matcher, miss: matcher.matches(value) ? nil : matcher.miss(for: value))
    }
    expectedCount = expected.count
  }

  /// The change that would make it match, if a single argument differs.
  var anyArgument: NextStep? {
    let missed = arguments.indices.filter { !arguments[$0].isAccepted }
    // An argument that is narrowed more than once would have to be changed in more than one place.
    guard missed.count == 1, call.arguments.count == expectedCount, !arguments[missed[0]].matcher.isConjunction else {
      return nil
    }
    var matchers = arguments.map(\.matcher.asSpelled)
    matchers[missed[0]] = .any
    return .anyArgument(missed[0] + 1, of: matchers, function: call.function)
  }

  /// Whether it is what was expected.
  var isComplete: Bool { call.arguments.count == expectedCount && arguments.allSatisfy(\.isAccepted) }
}

extension Snapshot {
  /// How many calls are searched, from the last one back.
  private static var searchableCount: Int { 2_000 }

  /// The call with the most accepted arguments that still doesn't match; of several, the last one.
  var closestCall: ClosestCall? { closestCall(after: 0) }

  /// The closest of the calls that came after the one with this sequence number.
  func closestCall(after sequenceNumber: Int) -> ClosestCall? {
    let types = pattern.types
    guard let pattern = pattern.arguments, let matches, matches.count < track.log.count else { return nil }
    let matching = Set(matches.suffix(Self.searchableCount))
    var best: (index: Int, score: Int)?
    for index in (track.count(before: sequenceNumber + 1)..<track.log.count).suffix(Self.searchableCount).reversed()
    where !matching.contains(index) {
      let arguments = track.log[index].arguments
      // A call of other types can't have been meant.
      if types?.accept(arguments, returning: track.calls.resultType(ofCall: index)) == false { continue }
      let score = zip(pattern, arguments).count { $0.matches($1) } - abs(pattern.count - arguments.count)
      if score > best?.score ?? Int.min { best = (index, score) }
      if score == pattern.count - 1 { break }
    }
    return best.map { ClosestCall(track[$0.index], expected: pattern) }
  }
}
