/// The fact that the last call was made with other arguments than were expected of it.
struct LastCallFailure: CheckFailure {
  let snapshot: Snapshot
  let expected: [ArgumentMatcher]
  /// The last call, argument by argument; nil if there is none.
  let lastCall: ClosestCall?
  /// Where there is none, the mistakes that it looks like.
  let hints: [Hint]
  /// A small change after which the assertion passes.
  var nextStep: NextStep?

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
      let hasMatch = (1..<count).suffix(2_000).contains { expected.accept(call($0).arguments) }
      return .failed(
        LastCallFailure(
          snapshot: self, expected: expected, lastCall: last, hints: [],
          nextStep: hasMatch ? .anyCall : last.anyArgument))
    }
    return .passed(((), index(ofCall: count)))
  }
}
