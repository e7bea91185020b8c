extension UnusedStub {
  /// What the test prints.
  var text: String {
    let name = RenderedCall(mock: mock, method: method, arguments: []).name
    let arguments = pattern.text(function.map(ArgumentLabels.init(of:)))
    let lines = ["A stub was set for \(name)\(arguments), but no call used it.", "  stub set at \(place)"]
    return (lines + explanation + [nextStep?.text].compactMap(\.self)).joined(separator: "\n")
  }

  private var explanation: [String] {
    switch reason {
    case .hidden(let place):
      return [
        "  hidden by the newer stub at \(place), which answers the same calls",
        "  next: set the general stub first, the exceptions after it",
      ]
    case .neverCalled: return ["  \(method) was never called"]
    case .noMatch(let closest): return closest.lines(in: calls)
    case .setTooLate(let call):
      return ["  call #\(calls.number(of: call)) of \(calls.count) matches, but came before the stub was set"]
    case .unknown: return []
    }
  }
}

extension UnexpectedCall {
  /// What the test prints.
  var text: String {
    let reference = ReferenceSpelling(call.method)
    return """
      \(RenderedCall(call).text) was called without a stub, and the mock is strict.
        in the test, write:  \(result == Void.self ? reference.running : reference.returning)
      """ + misses.text(for: call)
  }
}
