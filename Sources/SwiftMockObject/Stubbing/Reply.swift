/// What the behaviours of a method had to say to one call, before anyone knows what type the call must return.
enum Reply {
  /// No behaviour was set for such a call.
  case unstubbed
  case value(Any?, from: Behavior)
  case error(any Error, from: Behavior)
  /// The behaviour could not answer this call at all.
  case misfit(Misfit, from: Behavior)

  /// Why a behaviour could not answer.
  enum Misfit: Error {
    /// It takes another number of arguments than the call has.
    case argumentCount(takes: Int)
    /// It takes another type at this position, counted from 1.
    case argumentType(position: Int, takes: Any.Type)
    /// It has to wait, and the mock's method can't.
    case cannotWait
  }
}
