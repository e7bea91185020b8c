/// The fact that a behavior was set and no call used it.
struct UnusedStub: CheckFailure {
  let mock: Any.Type?
  let method: AnyHashable
  /// The function of the mock, if it has been called.
  let function: StaticString?
  /// The calls that it was for.
  let pattern: CallPattern
  /// Where the test set it.
  let place: SourcePlace
  /// Where a newer one was set that answers the calls it was for, if there is one.
  let hiddenBy: SourcePlace?
}

/// The fact that a strict mock was called in a way that no behavior is for.
struct UnexpectedCall: CheckFailure {
  let call: Call
}
