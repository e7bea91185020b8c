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
      \(shortDescription(of: element)) was sent on the stream of \(owner), but \(unhandled.text(deadline.whenText)).\
      \(unhandled.advice)
      """
    case .tooFewCalls(let calls, let expected, let deadline):
      """
      \(counted(expected, "call")) of \(owner) should have been answered with a stream, but \
      \(calls == 0 ? "none" : "\(calls)") \(calls == 1 ? "was" : "were")\(deadline.whenText).
      """
    case .notTerminated(let call, let calls, let deadline) where call > calls:
      """
      The stream of call \(call) of \(owner) should have ended, but \(calls == 0 ? "no" : "only \(calls)") \
      call\(calls == 1 ? "" : "s") had come\(deadline.whenText).
      """
    case .notTerminated(let call, _, let deadline):
      "The stream of call \(call) of \(owner) should have ended, but it had not\(deadline.whenText)."
    case .cannotThrow(let error, let wanted) where wanted == Never.self:
      "A stream of \(owner) cannot throw, but it was finished with \(shortDescription(of: error))."
    case .cannotThrow(let error, let wanted):
      "A stream of \(owner) can only throw \(typeName(wanted)), but it was finished with \(typedDescription(of: error))."
    case .noSuchCall(let number):
      "There is no call \(number) of \(owner). Calls are counted from 1."
    }
  }
}

extension Deadline {
  /// The end of a sentence: ` when 2 seconds had passed`.
  fileprivate var whenText: String {
    switch self {
    case .passed(let seconds): seconds > 0 ? " when \(inWords(seconds)) had passed" : ""
    case .cancelled: " when the waiting test was cancelled"
    }
  }
}

extension UnhandledElement {
  /// What consumers hadn't done.
  fileprivate func text(_ end: String) -> String {
    let notTaken = "\(counted(self.notTaken, "consumer")) had not taken it"
    let atWork = "had taken it and not asked for the next one"
    switch (self.notTaken, self.atWork) {
    case (0, 0) where endings.isEmpty: return "no stream had been handed out\(end)"
    case (0, 0):
      let endings = zip(1..., endings).map { "that of call \($0) was \($1)" }
      return "every stream had ended\(end): \(endings.joined(separator: ", "))"
    case (_, 0): return notTaken + end
    case (0, let count): return "\(counted(count, "consumer")) \(atWork)\(end)"
    case (_, let count): return "\(notTaken) and \(count) \(atWork)\(end)"
    }
  }

  fileprivate var advice: String {
    notTaken + atWork == 0 && !endings.isEmpty ? " What nobody is to take is put in with `yield`." : ""
  }
}
