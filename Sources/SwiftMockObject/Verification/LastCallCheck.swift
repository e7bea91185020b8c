/// The fact that the last call was made with other arguments than were expected of it.
struct LastCallFailure: CheckFailure {
  let snapshot: Snapshot
  let expected: [ArgumentMatcher]

  var history: CallHistory? { snapshot.history }
}

extension Snapshot {
  /// Checks all arguments of the last call.
  func checkLastCall(_ expected: [ArgumentMatcher]) -> Verdict<(value: Void, index: Int)> {
    guard count > 0, expected.accept(call(count).arguments) else {
      return .failed(LastCallFailure(snapshot: self, expected: expected))
    }
    return .passed(((), index(ofCall: count)))
  }
}
