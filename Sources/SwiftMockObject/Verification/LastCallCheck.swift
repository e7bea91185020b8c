/// The fact that the last call was made with other arguments than were expected of it.
struct LastCallFailure: CheckFailure {
  let snapshot: Snapshot
  let expected: [ArgumentMatcher]
  /// The last call, argument by argument; nil if there is none.
  let lastCall: ClosestCall?
  /// Where there is none, the mistakes that it looks like.
  let hints: [Hint]

  var history: CallHistory? { snapshot.history }
}

extension Snapshot {
  /// Checks all arguments of the last call.
  func checkLastCall(_ expected: [ArgumentMatcher]) -> Verdict<(value: Void, index: Int)> {
    guard count > 0 else {
      return .failed(
        LastCallFailure(snapshot: self, expected: expected, lastCall: nil, hints: hintsForTooFewCalls))
    }
    let last = ClosestCall(call(count), expected: expected)
    guard last.isComplete else {
      return .failed(LastCallFailure(snapshot: self, expected: expected, lastCall: last, hints: []))
    }
    return .passed(((), index(ofCall: count)))
  }
}
