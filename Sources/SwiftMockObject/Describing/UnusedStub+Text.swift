extension UnusedStub {
  /// What the test prints.
  var text: String {
    let name = RenderedCall(mock: mock, method: method, arguments: []).name
    let arguments = pattern.text(function.map(ArgumentLabels.init(of:)))
    let hint = hiddenBy.map {
      "\n  hidden by the newer behavior at \($0), which answers the same calls"
        + "\n  next: set the general behavior first, the exceptions after it"
    }
    return "A behavior was set for \(name)\(arguments), but no call used it.\n  behavior set at \(place)\(hint ?? "")"
  }
}

extension UnexpectedCall {
  /// What the test prints.
  var text: String {
    """
    \(RenderedCall(call).text) was called, but the mock is strict and no behavior is set for that call.
      in the test:  mock.methodReference(.\(call.method)).setCustomBehavior…
    """
  }
}
