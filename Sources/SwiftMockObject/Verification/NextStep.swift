/// A small change that would make the failed assertion pass.
///
/// Each is certain: before it is proposed, it is tried on the calls.
enum NextStep {
  /// The argument at this position may be anything. These are all the matchers then.
  case anyArgument(Int, of: [ArgumentMatcher], function: StaticString)
  /// There may be more calls than expected.
  case moreCalls(from: Int)
  /// Any call may have the arguments, not only the last one.
  case anyCall
  /// Another call got the argument.
  case otherCall(Int)
  /// Other calls may come between.
  case callsBetween
  /// One call before another is enough.
  case oneCallBefore
  /// All calls of the method can be asserted.
  case assertCalls(of: AnyHashable)
  /// The mock should pass on all its arguments.
  case passArguments(function: String, passed: Int, parameters: Int)
}

extension NextStep {
  /// Nil if the mock passes on as many arguments as its function has parameters, or not as many as were expected.
  static func missingArgument(of function: StaticString, passed: Int, wanted: Int) -> NextStep? {
    let labels = ArgumentLabels(of: function)
    guard let parameters = labels.parameterCount, parameters == wanted, passed < parameters else { return nil }
    return .passArguments(function: labels.function, passed: passed, parameters: parameters)
  }
}

extension ArgumentFailure {
  /// The change that would make the assertion about an argument pass.
  ///
  /// It runs matchers, so the fact keeps the result.
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
