/// A mistake in the use of a gate, or calls that didn't arrive at it.
struct GateFailure {
  enum Reason {
    /// This many calls were waiting.
    case tooFew(Int, of: Int, Deadline)
    case alreadyResumed(Int)
    case noSuchCall(Int)
    /// The call was resumed in advance and never arrived.
    case neverCame(Int)
    /// This many calls were still waiting when the gate was closed.
    case forgotten(Int, WaitingRoom.Closing)
  }

  let reason: Reason
  /// The mock and the method.
  let method: String
  /// The line that set the gate.
  let gate: SourcePlace
  /// The line that the failure is reported at.
  let place: SourcePlace
}
