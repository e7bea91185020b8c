/// A stub that didn't answer a call, and why not.
struct StubMiss {
  enum Reason {
    /// It is for calls with this many arguments.
    case argumentCount(Int)
    /// It is for other arguments: the first one that differs, counted from 1, and what was expected.
    case argument(Int, Any?, wanted: ArgumentMatcher)
    /// It is for calls of other types.
    case types(CallTypes)
    /// It was for this many calls, and has answered them.
    case usedUp(Int)
    /// The call waited in its gate, and its wait ended without an answer.
    case endedInGate
    /// It was used, and its answer was wrong, which has been reported.
    case failed
  }

  let reason: Reason
  /// The line that set it.
  let place: SourcePlace
}

extension StubMiss {
  /// Finds out why a stub didn't answer a call with these arguments and this result type.
  ///
  /// It runs matchers, so never call it under a lock.
  init(_ behavior: Behavior, _ arguments: [Any?], returning result: Any.Type) {
    place = behavior.place
    if let types = behavior.pattern?.calls.types, !types.accept(arguments, returning: result) {
      reason = .types(types)
    } else if let pattern = behavior.pattern?.calls.arguments,
      let index = zip(pattern, arguments).enumerated().first(where: { !$1.0.matches($1.1) })?.offset
    {
      reason = .argument(index + 1, arguments[index], wanted: pattern[index])
    } else if let count = behavior.pattern?.calls.arguments?.count, count != arguments.count {
      reason = .argumentCount(count)
    } else if let limit = behavior.limit, behavior.uses >= limit {
      reason = .usedUp(limit)
    } else if case .suspension = behavior.answer {
      reason = .endedInGate
    } else {
      reason = .failed
    }
  }
}
