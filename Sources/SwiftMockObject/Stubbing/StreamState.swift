/// The streams that were handed out, what waits in them, and who waits for what.
///
/// Every change tells whom to wake up once the lock of the hub is released.
struct StreamState<Element> {
  typealias WakeUps = StreamWakeUps<Element>
  typealias Misfit = StreamLane<Element>.Misfit

  /// The streams that have not ended, by the number of their call.
  var lanes: [Int: StreamLane<Element>] = [:]
  /// How the others ended, by the number of their call.
  private(set) var endings: [Int: StreamTermination] = [:]
  /// How many streams have been handed out.
  private(set) var calls = 0
  /// What the next consumer gets: what was put in before the first one came, and what is being sent while none is there.
  var kept = StreamQueue<Element>()
  /// Whether the test has put in the end before the first consumer came.
  var isEndKept = false
  /// Whether the test has let go of its end.
  var isClosed = false
  /// Who is sending, by the number of the `send`.
  var senders: [Int: Sender] = [:]
  var lastSend = 0
  /// The tests that wait until streams have been handed out, or have ended.
  var watchers: [ObjectIdentifier: Wait] = [:]

  /// A test that goes on when these calls' consumers have done with its element; there are none while nobody has come.
  struct Sender {
    let wait: Wait
    var calls: Set<Int>
  }
}

// MARK: - Consumers come and go

extension StreamState {
  /// Hands out a stream that can end with such errors.
  ///
  /// - Returns: The number of its call, and the error that the test has ended it with in advance, if it can't.
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

  /// A task asks for the next event, so it has done with the one before.
  mutating func ask(_ call: Int, task: Int, _ consumer: StreamLane<Element>.Consumer, _ wakeUps: inout WakeUps) {
    guard let lane = lanes[call] else { return wakeUps.consumers.append((consumer, nil)) }
    if let number = lane.atWork.removeValue(forKey: task) { leave(number, call, &wakeUps) }
    if let item = lane.queue.popFirst() {
      deliver(item, to: (task, consumer), lane, call, &wakeUps)
    } else {
      lane.waiting.append((task, consumer))
    }
  }

  mutating func deliver(
    _ item: StreamQueue<Element>.Item, to taker: (task: Int, consumer: StreamLane<Element>.Consumer),
    _ lane: StreamLane<Element>, _ call: Int, _ wakeUps: inout WakeUps
  ) {
    wakeUps.consumers.append((taker.consumer, item.event))
    if let number = item.send { lane.atWork[taker.task] = number }
    if case .end = item.event { end(call, .finished, &wakeUps) }
  }

  /// The stream of a call ends, unless it has.
  mutating func end(_ call: Int, _ how: StreamTermination, _ wakeUps: inout WakeUps) {
    guard let lane = lanes.removeValue(forKey: call) else { return }
    endings[call] = how
    wakeUps.consumers += lane.waiting.map { ($0.consumer, nil) }
    wakeUps.leftOver.append(lane.queue)
    for number in lane.queue.sends + lane.atWork.values { leave(number, call, &wakeUps) }
    wakeUps.waits += watchers.values
  }

  /// The consumer of a call has done with what was sent, or is gone.
  private mutating func leave(_ number: Int, _ call: Int, _ wakeUps: inout WakeUps) {
    guard senders[number]?.calls.remove(call) != nil, senders[number]?.calls.isEmpty == true,
      let sender = senders.removeValue(forKey: number)
    else { return }
    wakeUps.waits.append(sender.wait)
  }
}
