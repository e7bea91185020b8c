/// A rule of a matcher as the test wrote it, which runs on the actor that it was written for.
struct IsolatedRule<Value>: @unchecked Sendable {
  // Sendable because the rule runs on its actor alone, or is one that the test has written to run anywhere.
  private let isolation: Isolation
  private let rule: (Value) -> Bool
  private let place: SourcePlace

  init(_ rule: @escaping @isolated(any) (Value) -> Bool, _ place: SourcePlace) {
    isolation = Isolation(rule.isolation)
    // The same function, to be called without waiting by who has made sure that it is on its actor.
    self.rule = unsafeBitCast(rule, to: ((Value) -> Bool).self)
    self.place = place
  }

  /// Whether the rule accepts the value; false where it can't be run, of which the test is told.
  func accepts(_ value: Value) -> Bool {
    do {
      return try isolation.run { [rule] in rule(value) }
    } catch {
      if let reason = error as? Isolation.Unreachable { MatcherFailure.unreachable(reason).tell(at: place) }
      return false
    }
  }
}
