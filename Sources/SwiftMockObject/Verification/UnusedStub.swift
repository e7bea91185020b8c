/// The fact that a behavior was set and no call used it.
struct UnusedStub: CheckFailure {
  let mock: Any.Type?
  let method: AnyHashable
  /// The function of the mock, if it has been called.
  let function: StaticString?
  /// The arguments that it was for; nil for any.
  let pattern: [ArgumentMatcher]?
  /// Where the test set it.
  let place: SourcePlace
}

/// The fact that a strict mock was called in a way that no behavior is for.
struct UnexpectedCall: CheckFailure {
  let call: Call
}
