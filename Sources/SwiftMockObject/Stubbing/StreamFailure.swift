/// A mistake in the use of streams, or something that the test waited for and that didn't happen.
struct StreamFailure {
  enum Reason {
    /// An element was sent, and consumers hadn't handled it when the wait ended.
    case unhandled(Any, UnhandledElement, Deadline)
    /// This many streams had been handed out.
    case tooFewCalls(Int, of: Int, Deadline)
    /// The stream of this call hadn't ended; so many calls had come.
    case notTerminated(call: Int, of: Int, Deadline)
    /// It can't end with this error.
    case cannotThrow(any Error, wanted: any Error.Type)
    case noSuchCall(Int)
  }

  let reason: Reason
  /// What the streams come from: the mock and the method, or the type of the `StubStream`.
  let owner: String
  /// The line that made the test's end of the streams.
  let stream: SourcePlace
}

/// What consumers hadn't done with an element that was sent.
struct UnhandledElement: Sendable {
  /// How many hadn't taken it.
  var notTaken = 0
  /// How many had taken it and not asked for the next one.
  var atWork = 0
  /// How earlier streams ended, oldest first, if there was no consumer.
  var endings: [StreamTermination] = []
}

/// One stream answered a second call, so that both consumers share its elements.
struct SharedStreamFailure {
  /// The mock and the method.
  let method: String
  let stream: Any.Type
}
