/// A small change after which what has failed would pass.
///
/// Each is known to do: whoever proposes one has looked whether it does.
enum NextStep {
  /// The argument at the position may be any; these are all of them then.
  case anyArgument(Int, of: [ArgumentMatcher], function: StaticString)
  /// There may be more calls than were expected.
  case moreCalls(from: Int)
  /// Any call may have the arguments, not the last one alone.
  case anyCall
  /// It was another call that got the argument.
  case otherCall(Int)
  /// Other calls may come between.
  case callsBetween
  /// One call before another is enough.
  case oneCallBefore
  /// All calls of the method can be asserted.
  case assertCalls(of: AnyHashable)
  /// The mock is to pass all its arguments on.
  case passArguments(function: String, passed: Int, parameters: Int)
}

extension NextStep {
  /// Nil where the mock passes on as many arguments as its function has parameters, or other than were wanted.
  static func missingArgument(of function: StaticString, passed: Int, wanted: Int) -> NextStep? {
    let labels = ArgumentLabels(of: function)
    guard let parameters = labels.parameterCount, parameters == wanted, passed < parameters else { return nil }
    return .passArguments(function: labels.function, passed: passed, parameters: parameters)
  }
}

extension ArgumentFailure {
  /// Runs matchers, which is why the fact keeps what has been found.
  static func nextStep(
    _ snapshot: Snapshot, _ selection: ArgumentSelection, _ expectation: ArgumentExpectation, _ reason: Reason
  ) -> NextStep? {
    switch (reason, expectation) {
    case (.noSuchArgument(let call), _):
      let parameters = ArgumentLabels(of: call.function).parameterCount ?? 0
      guard selection.position > 0, selection.position <= parameters else { return nil }
      return .missingArgument(of: call.function, passed: call.arguments.count, wanted: parameters)
    case (.mismatch, .accepted(let matcher)):
      let fitting = (1...snapshot.count).suffix(2_000).filter { number in
        let arguments = snapshot.call(number).arguments
        return selection.position <= arguments.count && matcher.matches(arguments[selection.position - 1])
      }
      return fitting.count == 1 ? .otherCall(fitting[0]) : nil
    default: return nil
    }
  }
}
