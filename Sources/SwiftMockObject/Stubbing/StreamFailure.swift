/// The fact that streams were not used as they are meant to be, or that what the test waits for did not happen.
struct StreamFailure {
  enum Reason {
    /// An element was sent, and consumers had not done with it when the waiting ended.
    case unhandled(Any, UnhandledElement, Deadline)
    /// So many streams had been handed out.
    case tooFewCalls(Int, of: Int, Deadline)
    /// The stream of the call with this number had not ended; so many calls had come.
    case notTerminated(call: Int, of: Int, Deadline)
    /// It can't end with this error.
    case cannotThrow(any Error, wanted: any Error.Type)
    case noSuchCall(Int)
  }

  let reason: Reason
  /// The mock and the method that hand the streams out, or what else they come from.
  let owner: String
  /// Where the test's end of the streams was made.
  let stream: SourcePlace
}

/// What consumers had not done with an element that was sent.
struct UnhandledElement: Sendable {
  /// So many had not taken it.
  var notTaken = 0
  /// So many had taken it and not asked for the next one.
  var atWork = 0
  /// How the streams that there had been had ended, oldest first, if there was no consumer.
  var endings: [StreamTermination] = []
}

/// The fact that one stream has answered a second call, so that their consumers share its elements.
struct SharedStreamFailure {
  /// The mock and the method.
  let method: String
  let stream: Any.Type
}
