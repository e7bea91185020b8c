/// One stream that was handed out: what waits for its consumer, and who waits for it.
///
/// It belongs to a `StreamState`, and is touched under the lock of its hub only.
final class StreamLane<Element> {
  typealias Consumer = CheckedContinuation<StreamEvent<Element>?, Never>

  /// The type of the errors that the stream can end with.
  let failure: any Error.Type
  var queue = StreamQueue<Element>()
  /// Whether its end has been put in, so that nothing comes after.
  var isFinished = false
  /// The tasks that wait for the next event, in the order in which they came; none while the queue holds any.
  var waiting: [(task: Int, consumer: Consumer)] = []
  /// The `send` whose element a task took and has not done with, by task.
  ///
  /// It is the task that took an element that has to come back: where two tasks iterate one stream, the other one may have
  /// been waiting all the time.
  var atWork: [Int: Int] = [:]

  init(failure: any Error.Type) {
    self.failure = failure
  }

  /// The fact that the test has ended it with an error that it can't end with.
  struct Misfit {
    let error: StreamError
    let wanted: any Error.Type
  }

  /// Why it can't end with the error; nil if it can.
  func misfit(_ error: StreamError) -> Misfit? {
    func fits<E: Error>(_ type: E.Type) -> Bool { error.error is E }
    return fits(failure) ? nil : Misfit(error: error, wanted: failure)
  }
}
