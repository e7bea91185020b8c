/// The fact that a behavior could not answer a call.
struct StubFailure {
  enum Reason {
    case wrongResult(Any?, wanted: Any.Type)
    /// The method cannot throw this error; `wanted` is `Never` if it can't throw at all.
    case wrongError(any Error, wanted: any Error.Type, canWait: Bool)
    case misfit(Reply.Misfit)
  }

  let reason: Reason
  let call: Call
  /// Where the behavior was set.
  let place: SourcePlace
}

/// The fact that a `defaultReturn` has thrown an error that the method cannot throw.
struct WrongDefaultError {
  let call: Call
  let error: any Error
  let wanted: any Error.Type
}
