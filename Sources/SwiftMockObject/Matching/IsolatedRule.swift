/// A matcher's rule as the test wrote it.
///
/// It runs on the actor that it was written for.
struct IsolatedRule<Value>: @unchecked Sendable {
  // Sendable because the rule only runs on its actor, or was written to run anywhere.
  private let isolation: Isolation
  private let rule: (Value) -> Bool
  private let place: SourcePlace

  init(_ rule: @escaping @isolated(any) (Value) -> Bool, _ place: SourcePlace) {
    isolation = Isolation(rule.isolation)
    // The same function, for callers who have made sure that they are on its actor.
    self.rule = unsafeBitCast(rule, to: ((Value) -> Bool).self)
    self.place = place
  }

  /// Whether the rule accepts a value.
  ///
  /// If the rule can't run, the test is told, and nothing is accepted.
  func accepts(_ value: Value) -> Bool {
    do {
      return try isolation.run { [rule] in rule(value) }
    } catch {
      if let reason = error as? Isolation.Unreachable { MatcherFailure.unreachable(reason).tell(at: place) }
      return false
    }
  }
}
