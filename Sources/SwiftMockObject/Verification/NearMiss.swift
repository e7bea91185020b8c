// Stubs that would have answered a call except for one argument.

extension RecordedCall {
  /// Whether no stub is known to have answered it.
  var isUnanswered: Bool {
    if case .running = answer { false } else { answer?.place == nil }
  }

  /// The one stub that would have answered this unanswered call except for one argument.
  ///
  /// It runs matchers, so never call it under a lock.
  var nearMiss: StubMiss? {
    guard isUnanswered else { return nil }
    var found: StubMiss?
    for stub in stubs() where stub.number < sequenceNumber {
      guard let matchers = stub.calls.arguments, stub.calls.types == nil, matchers.count == arguments.count else {
        return nil
      }
      let misses = matchers.indices.filter { !matchers[$0].matches(arguments[$0]) }
      // If several are as close, nobody knows which one was meant.
      if misses.isEmpty || (misses.count == 1 && found != nil) { return nil }
      guard let index = misses.first, misses.count == 1 else { continue }
      let reason = StubMiss.Reason.argument(index + 1, arguments[index], wanted: matchers[index])
      found = StubMiss(reason: reason, place: stub.place)
    }
    return found
  }
}
