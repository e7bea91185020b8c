extension UnusedStub {
  /// What the test prints.
  var text: String {
    let name = RenderedCall(mock: mock, method: method, arguments: []).name
    let arguments = pattern.text(function.map(ArgumentLabels.init(of:)))
    let lines = ["A behavior was set for \(name)\(arguments), but no call used it.", "  behavior set at \(place)"]
    return (lines + explanation + [nextStep?.text].compactMap(\.self)).joined(separator: "\n")
  }

  private var explanation: [String] {
    switch reason {
    case .hidden(let place):
      return [
        "  hidden by the newer behavior at \(place), which answers the same calls",
        "  next: set the general behavior first, the exceptions after it",
      ]
    case .neverCalled: return ["  \(method) was never called"]
    case .noMatch(let closest): return closest.lines(in: calls)
    case .setTooLate(let call):
      return ["  call #\(calls.number(of: call)) of \(calls.count) matches, and was made before the behavior was set"]
    case .unknown: return []
    }
  }
}

extension UnexpectedCall {
  /// What the test prints.
  var text: String {
    """
    \(RenderedCall(call).text) was called, but the mock is strict and no behavior is set for that call.
      in the test:  \(ReferenceSpelling(call.method).stubbing)
    """ + misses.text(for: call)
  }
}
