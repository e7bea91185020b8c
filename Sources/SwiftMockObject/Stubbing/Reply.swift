/// What the behaviors of a method had to say to one call, before anyone knows what type the call must return.
enum Reply {
  /// No behavior was set for such a call.
  case unstubbed
  case value(Any?, from: Behavior)
  case error(any Error, from: Behavior)
  /// The behavior could not answer this call at all.
  case misfit(Misfit, from: Behavior)
  /// The call waited, and its wait ended without an answer.
  case cancelled

  /// Why a behavior could not answer.
  enum Misfit: Error {
    /// It takes another number of arguments than the call has.
    case argumentCount(takes: Int)
    /// It is for calls with another number of arguments than any call has.
    case patternCount(Int)
    /// It takes another type at this position, counted from 1.
    case argumentType(position: Int, takes: Any.Type)
    /// It belongs to an actor that the call could not reach.
    case unreachable(Isolation.Unreachable)
    /// It is async, and the mock's method can't wait.
    case cannotWait
    /// It suspends the call, and the mock's method can't wait.
    case cannotSuspend
    /// It suspends the call, and nobody holds the gate that could resume it.
    case gateIsGone
    /// It suspended the call for as long as a call may wait.
    case waitedTooLong(seconds: Double)
  }
}
