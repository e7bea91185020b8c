/// The fact that a gate was not used as it is meant to be, or that the calls did not come.
struct GateFailure {
  enum Reason {
    /// So many calls were waiting when the time was over, or when the test was cancelled.
    case tooFew(Int, of: Int, seconds: Double, isCancelled: Bool)
    case alreadyResumed(Int)
    case noSuchCall(Int)
    /// It was resumed before it came, and then did not come.
    case neverCame(Int)
    /// So many calls were still waiting when the gate was closed.
    case forgotten(Int, WaitingRoom.Closing)
  }

  let reason: Reason
  /// The mock and the method.
  let method: String
  /// Where the gate was set.
  let gate: SourcePlace
  /// The line that it is held against.
  let place: SourcePlace
}
