/// A stub couldn't answer a call.
struct StubFailure {
  enum Reason {
    case wrongResult(Any?, wanted: Any.Type)
    /// The method can't throw this error. `wanted` is `Never` if it can't throw at all.
    case wrongError(any Error, wanted: any Error.Type, canWait: Bool)
    case misfit(Reply.Misfit)
  }

  let reason: Reason
  let call: Call
  /// The line that set the stub.
  let place: SourcePlace
}

/// A `defaultReturn` threw an error that the method can't throw.
struct WrongDefaultError {
  let call: Call
  let error: any Error
  let wanted: any Error.Type
}
