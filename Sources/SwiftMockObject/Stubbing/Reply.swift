/// What a method's stubs have to say to one call, before the type of its result is known.
enum Reply {
  /// There is no stub for such a call.
  case unstubbed
  case value(Any?, from: Behavior)
  case error(any Error, from: Behavior)
  /// The stub couldn't answer this call.
  case misfit(Misfit, from: Behavior)
  /// The call waited, and its wait ended without an answer.
  case cancelled

  /// Why a stub couldn't answer.
  enum Misfit: Error {
    /// It takes another number of arguments than the call has.
    case argumentCount(takes: Int)
    /// It is for calls with another number of arguments than any call has.
    case patternCount(Int)
    /// It takes another type at this position, counted from 1.
    case argumentType(position: Int, takes: Any.Type)
    /// It returned a value that only one call can get, and an earlier call got it.
    case givenAway
    /// It belongs to an actor that the call couldn't reach.
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

/// A result that only one call can get.
protocol GivenOnce: AnyObject {
  /// Reserves the result for a call.
  ///
  /// - Returns: False if an earlier call has reserved it.
  func claim() -> Bool
}

/// The fact that the default of a mock is a result that an earlier call got.
struct UniqueResultFailure {}
