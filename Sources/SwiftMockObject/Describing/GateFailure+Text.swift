extension GateFailure {
  /// The sentence that the test prints.
  var text: String {
    """
    \(complaint)
      gate set at \(gate)
    """
  }

  private var complaint: String {
    switch reason {
    case .tooFew(let waiting, let expected, let deadline):
      """
      \(method) was expected to have \(counted(expected, "call")) waiting in the gate, but had \
      \(waiting == 0 ? "none" : "\(waiting)")\(deadline.text).
      """
    case .alreadyResumed(let number):
      "Call \(number) of \(method) has already been resumed. A call can be resumed once."
    case .noSuchCall(let number):
      "There is no call \(number) of \(method) to resume. Calls are counted from 1."
    case .neverCame(let number):
      "Call \(number) of \(method) was resumed in advance, but it never came."
    case .forgotten(let waiting, .abandoned):
      """
      \(counted(waiting, "call")) of \(method) \(waiting == 1 ? "was" : "were") still waiting when the test let go of the \
      gate. Resume every call, and keep the gate until then.
      """
    case .forgotten(let waiting, .reset):
      """
      \(counted(waiting, "call")) of \(method) \(waiting == 1 ? "was" : "were") still waiting in the gate when the mock was \
      reset. Resume every call before.
      """
    case .forgotten(let waiting, .testIsOver):
      """
      \(counted(waiting, "call")) of \(method) \(waiting == 1 ? "was" : "were") still waiting in the gate when the test was \
      over. Resume every call before.
      """
    }
  }
}
