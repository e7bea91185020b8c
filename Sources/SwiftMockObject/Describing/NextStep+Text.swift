extension NextStep {
  /// The line of the message.
  var text: String { "  next: \(advice)" }

  private var advice: String {
    switch self {
    case .anyArgument(let position, let matchers, let function):
      let name = argumentName(position, of: matchers.count, ArgumentLabels(of: function))
      return
        "if \(name) may vary, write `\(matchers.spelling ?? ".any")`\(matchers.spelling == nil ? " in its place" : "")"
    case .moreCalls(let minimum): return "if more calls are fine, write `\(minimum)...`"
    case .anyCall: return "if it need not be the last call, write `MOAssertCalled`"
    case .otherCall(let number): return "if call \(number) is meant, write `ofCall: \(number)`"
    case .callsBetween: return "if other calls may come between, leave out `exactly: true`"
    case .oneCallBefore: return "if one call before another is enough, write `MOAssertCalledInOrder`"
    case .assertCalls(let method):
      return "if these calls are right, write before it `MOAssertCalled(\(ReferenceSpelling(method).text))`"
    case .passArguments(let function, let passed, let parameters):
      return "the mock's line passes \(passed) in `args:`, and \(function) has \(parameters): pass them all"
    }
  }
}
