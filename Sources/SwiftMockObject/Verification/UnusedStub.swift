/// A stub was set, and no call used it.
struct UnusedStub: CheckFailure {
  /// Why no call used it, as far as that is known.
  enum Reason {
    case neverCalled
    /// It is for other arguments than any call had. This call comes closest.
    case noMatch(ClosestCall)
    /// A newer stub, set at this place, answers the calls that it is for.
    case hidden(by: SourcePlace)
    /// It was set after the call that it is for.
    case setTooLate(RecordedCall)
    case unknown
  }

  let mock: MockIdentity
  let method: AnyHashable
  /// The mock's function, if it has been called.
  let function: StaticString?
  /// The calls that it was for.
  let pattern: CallPattern
  /// The line that set it.
  let place: SourcePlace
  let reason: Reason
  /// The calls of the mock.
  let calls: CallHistory
  /// The small change with which a call would have used it, if there is one.
  let nextStep: NextStep?

  /// Finds out why no call used the stub.
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

  /// Whether the stub came too late, or for which arguments it is.
  private static func reason(_ stub: any AnswerSource, _ snapshot: Snapshot) -> Reason {
    if snapshot.track.log.count == 0 { return .neverCalled }
    if snapshot.count == 0 { return snapshot.closestCall.map { .noMatch($0) } ?? .unknown }
    let last = snapshot.call(snapshot.count)
    return last.sequenceNumber < stub.number ? .setTooLate(last) : .unknown
  }
}

/// A strict mock got an unstubbed call.
struct UnexpectedCall: CheckFailure {
  let call: Call
  /// What it must return.
  let result: Any.Type
  /// The stubs that exist, newest first, and why none of them answered.
  let misses: [StubMiss]
}
