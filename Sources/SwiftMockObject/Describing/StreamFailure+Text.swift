extension StreamFailure {
  /// The sentence that the test prints.
  var text: String {
    """
    \(complaint)
      stream made at \(stream)
    """
  }

  private var complaint: String {
    switch reason {
    case .unhandled(let element, let unhandled, let deadline):
      """
      \(shortDescription(of: element)) was sent on the stream of \(owner), but \(unhandled.text(deadline.text)).\
      \(unhandled.advice)
      """
    case .tooFewCalls(let calls, let expected, let deadline):
      """
      \(owner) was expected to hand out \(counted(expected, "stream")), but handed out \
      \(calls == 0 ? "none" : "\(calls)")\(deadline.text).
      """
    case .notTerminated(let call, let calls, let deadline) where call > calls:
      """
      The stream of call \(call) of \(owner) was expected to end, but \
      \(calls == 0 ? "no call" : "only \(counted(calls, "call"))") came\(deadline.text).
      """
    case .notTerminated(let call, _, let deadline):
      "The stream of call \(call) of \(owner) was expected to end, but it did not\(deadline.text)."
    case .cannotThrow(let error, let wanted) where wanted == Never.self:
      "A stream of \(owner) cannot throw, but it was finished with \(shortDescription(of: error))."
    case .cannotThrow(let error, let wanted):
      "A stream of \(owner) can only throw \(typeName(wanted)), but it was finished with \(typedDescription(of: error))."
    case .noSuchCall(let number):
      "There is no call \(number) of \(owner). Calls are counted from 1."
    }
  }
}

extension UnhandledElement {
  /// What consumers hadn't done.
  fileprivate func text(_ end: String) -> String {
    let notTaken = "\(counted(self.notTaken, "consumer")) did not take it"
    let atWork = "took it and did not ask for the next one"
    switch (self.notTaken, self.atWork) {
    case (0, 0) where endings.isEmpty: return "no stream was handed out\(end)"
    case (0, 0):
      let endings = zip(1..., endings).map { "that of call \($0) was \($1)" }
      return "every stream had ended: \(endings.joined(separator: ", "))"
    case (_, 0): return notTaken + end
    case (0, let count): return "\(counted(count, "consumer")) \(atWork)\(end)"
    case (_, let count): return "\(notTaken) and \(count) \(atWork)\(end)"
    }
  }

  fileprivate var advice: String {
    notTaken + atWork == 0 && !endings.isEmpty ? " Use `yield` for what nobody takes." : ""
  }
}
