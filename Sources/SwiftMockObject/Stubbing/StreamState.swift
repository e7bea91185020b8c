/// The streams that were handed out, the events in them, and who waits for what.
///
/// Each change collects whom to wake up after the lock of the hub is released.
struct StreamState<Element> {
  typealias WakeUps = StreamWakeUps<Element>
  typealias Misfit = StreamLane<Element>.Misfit

  /// The streams that haven't ended, by the number of their call.
  var lanes: [Int: StreamLane<Element>] = [:]
  /// How the others ended, by the number of their call.
  private(set) var endings: [Int: StreamTermination] = [:]
  /// How many streams have been handed out.
  private(set) var calls = 0
  /// What the next consumer gets: elements from before the first consumer, and elements that are being sent while
  /// there is none.
  var kept = StreamQueue<Element>()
  /// Whether the test put in the end before the first consumer came.
  var isEndKept = false
  /// Whether the test has let go of its end.
  var isClosed = false
  /// Who is sending, by the number of the `send`.
  var senders: [Int: Sender] = [:]
  var lastSend = 0
  /// The tests that wait until streams have been handed out, or have ended.
  var watchers: [ObjectIdentifier: Wait] = [:]

  /// A test that continues when the consumers of these calls have handled its element.
  ///
  /// There are no calls until a consumer comes.
  struct Sender {
    let wait: Wait
    var calls: Set<Int>
  }
}

// MARK: - Consumers come and go

extension StreamState {
  /// Hands out a stream that can end with errors of a type.
  ///
  /// - Returns: The number of its call, and the error that the test has already ended it with, if it can't end with
  ///   that.
  mutating func addStream(failure: any Error.Type, _ wakeUps: inout WakeUps) -> (call: Int, misfit: Misfit?) {
    calls += 1
    let lane = StreamLane<Element>(failure: failure)
    lanes[calls] = lane
    isEndKept = false
    var misfit: Misfit?
    while !lane.isFinished, let item = kept.popFirst() {
      misfit = put(item, into: lane, calls, &wakeUps)
      if let number = item.send { senders[number]?.calls = [calls] }
    }
    if isClosed { put((.end(nil), nil), into: lane, calls, &wakeUps) }
    wakeUps.waits += watchers.values
    return (calls, misfit)
  }

  /// A task asks for the next event, so it has handled the one before.
  mutating func ask(_ call: Int, task: Int, _ consumer: StreamLane<Element>.Consumer, _ wakeUps: inout WakeUps) {
    guard let lane = lanes[call] else { return wakeUps.consumers.append((consumer, nil)) }
    if let number = lane.atWork.removeValue(forKey: task) { leave(number, call, &wakeUps) }
    if let item = lane.queue.popFirst() {
      deliver(item, to: (task, consumer), lane, call, &wakeUps)
    } else {
      lane.waiting.append((task, consumer))
    }
  }

  /// Gives an event to a task.
  ///
  /// If it was sent, the task is now at work on it.
  mutating func deliver(
    _ item: StreamQueue<Element>.Item, to taker: (task: Int, consumer: StreamLane<Element>.Consumer),
    _ lane: StreamLane<Element>, _ call: Int, _ wakeUps: inout WakeUps
  ) {
    wakeUps.consumers.append((taker.consumer, item.event))
    if let number = item.send { lane.atWork[taker.task] = number }
    if case .end = item.event { end(call, .finished, &wakeUps) }
  }

  /// Ends the stream of a call, unless it has ended.
  mutating func end(_ call: Int, _ how: StreamTermination, _ wakeUps: inout WakeUps) {
    guard let lane = lanes.removeValue(forKey: call) else { return }
    endings[call] = how
    wakeUps.consumers += lane.waiting.map { ($0.consumer, nil) }
    wakeUps.leftOver.append(lane.queue)
    for number in lane.queue.sends + lane.atWork.values { leave(number, call, &wakeUps) }
    wakeUps.waits += watchers.values
  }

  /// The consumer of a call has handled what was sent, or is gone.
  private mutating func leave(_ number: Int, _ call: Int, _ wakeUps: inout WakeUps) {
    guard senders[number]?.calls.remove(call) != nil, senders[number]?.calls.isEmpty == true,
      let sender = senders.removeValue(forKey: number)
    else { return }
    wakeUps.waits.append(sender.wait)
  }
}
