/// The streams that were handed out, what waits in them, and who waits for what.
///
/// Every change tells whom to wake up once the lock of the hub is released.
struct StreamState<Element> {
  typealias Sender = CheckedContinuation<UnhandledElement?, Never>
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
  /// Who is sending, and the calls whose consumers have not done with the element, by the number of the `send`.
  var senders: [Int: (sender: Sender, calls: Set<Int>)] = [:]
  private var watchers = StreamWatchers()
  private var lastTicket = 0

  /// What a `send`, or somebody who watches, is known by.
  mutating func takeTicket() -> Int {
    lastTicket += 1
    return lastTicket
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
    wakeUps.watchers += watchers.takeAll(satisfiedByCalls: calls).map { ($0, true) }
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
    wakeUps.watchers += watchers.takeAll(satisfiedByEndOf: call).map { ($0, true) }
  }

  /// The consumer of a call has done with what was sent, or is gone.
  private mutating func leave(_ number: Int, _ call: Int, _ wakeUps: inout WakeUps) {
    guard senders[number]?.calls.remove(call) != nil, senders[number]?.calls.isEmpty == true,
      let (sender, _) = senders.removeValue(forKey: number)
    else { return }
    wakeUps.senders.append((sender, nil))
  }
}

// MARK: - The test watches

extension StreamState {
  mutating func watchCalls(
    _ count: Int, _ ticket: Int, _ watcher: CheckedContinuation<Bool, Never>, _ wakeUps: inout WakeUps
  ) {
    if calls >= count {
      wakeUps.watchers.append((watcher, true))
    } else {
      watchers.add(watcher, waitingForCalls: count, ticket)
    }
  }

  mutating func watchEnd(
    of call: Int, _ ticket: Int, _ watcher: CheckedContinuation<Bool, Never>, _ wakeUps: inout WakeUps
  ) {
    if endings[call] != nil {
      wakeUps.watchers.append((watcher, true))
    } else {
      watchers.add(watcher, waitingForEndOf: call, ticket)
    }
  }

  /// Somebody who watches waits no longer.
  mutating func giveUp(watch ticket: Int, _ wakeUps: inout WakeUps) {
    if let watcher = watchers.remove(ticket) { wakeUps.watchers.append((watcher, false)) }
  }
}
