/// The fact that a behavior was set and no call used it.
struct UnusedStub: CheckFailure {
  /// Why no call used it, as far as it is known.
  enum Reason {
    case neverCalled
    /// It is for other arguments than those of any call; this call comes closest.
    case noMatch(ClosestCall)
    /// A newer one, set at this place, answers the calls that it is for.
    case hidden(by: SourcePlace)
    /// It was set after the call that it is for.
    case setTooLate(RecordedCall)
    case unknown
  }

  let mock: MockIdentity
  let method: AnyHashable
  /// The function of the mock, if it has been called.
  let function: StaticString?
  /// The calls that it was for.
  let pattern: CallPattern
  /// Where the test set it.
  let place: SourcePlace
  let reason: Reason
  /// The calls of the mock.
  let calls: CallHistory
  /// The change after which a call would have used it, where that is a small one.
  let nextStep: NextStep?

  /// Finds out why no call has used the stub.
  ///
  /// Runs matchers, so never under the lock.
  init(
    _ stub: any AnswerSource, of method: AnyHashable, mock: MockIdentity, hiddenBy: SourcePlace?, in calls: CallHistory
  ) {
    let snapshot = Snapshot(mock: mock, method: method, pattern: stub.calls, history: calls)
    self.mock = mock
    self.method = method
    function = snapshot.track.calls.lastFunction
    pattern = stub.calls
    place = stub.place
    self.calls = calls
    reason = hiddenBy.map { .hidden(by: $0) } ?? Self.reason(stub, snapshot)
    if case .noMatch(let closest) = reason, closest.call.isUnanswered,
      closest.call.sequenceNumber > stub.number
    {
      nextStep = closest.anyArgument
    } else {
      nextStep = nil
    }
  }

  private static func reason(_ stub: any AnswerSource, _ snapshot: Snapshot) -> Reason {
    if snapshot.track.log.count == 0 { return .neverCalled }
    if snapshot.count == 0 { return snapshot.closestCall.map { .noMatch($0) } ?? .unknown }
    let last = snapshot.call(snapshot.count)
    return last.sequenceNumber < stub.number ? .setTooLate(last) : .unknown
  }
}

/// The fact that a strict mock was called in a way that no behavior is for.
struct UnexpectedCall: CheckFailure {
  let call: Call
  /// The behaviors that there are, newest first, and why none of them answered.
  let misses: [StubMiss]
}
