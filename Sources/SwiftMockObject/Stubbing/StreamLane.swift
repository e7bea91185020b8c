/// One stream that was handed out: the events for its consumer, and the tasks that wait for them.
///
/// It belongs to a `StreamState`, and is only touched under the lock of its hub.
final class StreamLane<Element> {
  typealias Consumer = CheckedContinuation<StreamEvent<Element>?, Never>

  /// The type of errors that the stream can end with.
  let failure: any Error.Type
  var queue = StreamQueue<Element>()
  /// Whether its end has been put in, so that nothing comes after it.
  var isFinished = false
  /// The tasks that wait for the next event, in the order in which they came.
  ///
  /// None while the queue has events.
  var waiting: [(task: Int, consumer: Consumer)] = []
  /// For each task, the `send` whose element it took and hasn't handled yet.
  ///
  /// The task that took the element has to come back. If two tasks iterate one stream, the other one may have been
  /// waiting all along.
  var atWork: [Int: Int] = [:]

  init(failure: any Error.Type) {
    self.failure = failure
  }

  /// The test ended the stream with an error that it can't end with.
  struct Misfit {
    let error: StreamError
    let wanted: any Error.Type
  }

  /// Why the stream can't end with an error; nil if it can.
  func misfit(_ error: StreamError) -> Misfit? {
    func fits<E: Error>(_ type: E.Type) -> Bool { error.error is E }
    return fits(failure) ? nil : Misfit(error: error, wanted: failure)
  }
}
