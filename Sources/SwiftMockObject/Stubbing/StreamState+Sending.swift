// What the test puts in.

extension StreamState {
  /// Puts in an event for the open streams or, before the first stream, for that one.
  ///
  /// - Returns: The error, if the event is an end with an error that a stream can't throw.
  mutating func yield(_ event: StreamEvent<Element>, _ wakeUps: inout WakeUps) -> Misfit? {
    if calls > 0 { return put(event, nil, &wakeUps).misfit }
    guard !isEndKept else { return nil }
    kept.append((event, nil))
    if case .end = event { isEndKept = true }
    return nil
  }

  /// Puts in an element for the open streams or, without one, for the next stream.
  ///
  /// - Returns: The number of the `send`.
  mutating func send(_ event: StreamEvent<Element>, _ wait: Wait, _ wakeUps: inout WakeUps) -> Int {
    lastSend += 1
    let takers = put(event, lastSend, &wakeUps).takers
    senders[lastSend] = Sender(wait: wait, calls: takers)
    if takers.isEmpty { kept.append((event, lastSend)) }
    return lastSend
  }

  /// Ends a sender's wait, because its time is over or its task was cancelled.
  ///
  /// - Returns: What consumers hadn't done with the element; nil if all of them handled it after all.
  mutating func giveUp(send number: Int, _ wakeUps: inout WakeUps) -> UnhandledElement? {
    guard let calls = senders.removeValue(forKey: number)?.calls else { return nil }
    var unhandled = UnhandledElement()
    if calls.isEmpty {
      wakeUps.leftOver.append(kept.take(send: number))
      // No stream is open, but a consumer may not have come to the end that was put in.
      unhandled.endings = (0..<self.calls).map { endings[$0 + 1] ?? .finished }
    } else {
      unhandled.atWork = calls.filter { lanes[$0]?.atWork.values.contains(number) == true }.count
      unhandled.notTaken = calls.count - unhandled.atWork
    }
    return unhandled
  }

  /// Ends the open streams and all later ones: nobody can put anything in anymore.
  mutating func close(_ wakeUps: inout WakeUps) {
    isClosed = true
    _ = put(.end(nil), nil, &wakeUps)
  }

  /// Gives an event to every stream that still takes one, in the order of their calls.
  private mutating func put(
    _ event: StreamEvent<Element>, _ send: Int?, _ wakeUps: inout WakeUps
  ) -> (takers: Set<Int>, misfit: Misfit?) {
    var takers: Set<Int> = []
    var misfit: Misfit?
    for (call, lane) in lanes.sorted(by: { $0.key < $1.key }) where !lane.isFinished {
      takers.insert(call)
      let own = put((event, send), into: lane, call, &wakeUps)
      misfit = misfit ?? own
    }
    return (takers, misfit)
  }

  /// Gives an event to one stream.
  ///
  /// An error that the stream can't end with becomes an end without one.
  @discardableResult
  mutating func put(
    _ item: StreamQueue<Element>.Item, into lane: StreamLane<Element>, _ call: Int, _ wakeUps: inout WakeUps
  ) -> Misfit? {
    var item = item
    var misfit: Misfit?
    if case .end(let error) = item.event {
      lane.isFinished = true
      misfit = error.flatMap(lane.misfit)
      if misfit != nil { item.event = .end(nil) }
    }
    if lane.waiting.isEmpty {
      lane.queue.append(item)
    } else {
      deliver(item, to: lane.waiting.removeFirst(), lane, call, &wakeUps)
    }
    return misfit
  }
}
