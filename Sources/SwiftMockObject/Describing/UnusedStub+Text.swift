extension UnusedStub {
  /// What the test prints.
  var text: String {
    let name = RenderedCall(mock: mock, method: method, arguments: []).name
    let arguments = pattern?.text(function.map(ArgumentLabels.init(of:))) ?? ""
    return "A behavior was set for \(name)\(arguments), but no call used it.\n  behavior set at \(place)"
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
