/// The fact that a call had to return something and nothing was there to return.
struct UnstubbedCall {
  let call: RenderedCall
  let result: Any.Type
  /// The line of the mock that was called.
  let place: SourcePlace

  /// The sentence that the test prints.
  var text: String {
    """
    \(call.text) must return \(result), but no behavior is set for it and \(result) has no natural default.
      in the test:  mock.methodReference(.\(call.method)).setCustomBehaviorToReturn(…)
      or in the mock, at \(place):  _onMethod(.\(call.method), defaultReturn: …)
    """
  }
}
