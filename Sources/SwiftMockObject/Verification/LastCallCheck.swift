/// The last call had other arguments than expected.
struct LastCallFailure: CheckFailure {
  let snapshot: Snapshot
  let expected: [ArgumentMatcher]
  /// The last call, argument by argument; nil if there is none.
  let lastCall: ClosestCall?
  /// If there is none: the mistakes that it looks like.
  let hints: [Hint]
  /// A small change that would make the assertion pass.
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
