// What the streams that a test feeds do.

extension ModelWorld {
  func take(_ step: ModelStreamStep, _ line: Int) -> String {
    switch step {
    case .makeFeed: feeds[line] = ModelFeed(owner: "StubStream<Int>", line: line)
    case .open(let feed, let kind):
      if let feed = heldFeed(feed) { streams[line] = open(feed, kind) }
    case .yield(let feed, let element):
      if let feed = heldFeed(feed) { putIn(.element(element), feed) }
    case .finish(let feed, let error):
      if let feed = heldFeed(feed) { putIn(.end(error, line: line), feed) }
    case .send(let feed, let element):
      if let feed = heldFeed(feed) { send(element, feed, line) }
    case .cancelSend(let send):
      if let send = sends[send], !send.isOver { giveUp(send) }
    case .letGo(let feed):
      if let feed = heldFeed(feed) {
        feed.isHeld = false
        closeIfForgotten(feed)
      }
    case .waitForCalls(let feed, let count):
      if let feed = heldFeed(feed), feed.streams.count < count { fail(at: line, tooFewStreamsText(feed, count)) }
    case .waitForTermination(let feed, let call):
      guard let feed = heldFeed(feed) else { break }
      if let call, call < 1 {
        fail(at: line, streamText("There is no call \(call) of \(feed.owner). Calls are counted from 1.", feed))
        break
      }
      let number = call ?? max(1, feed.streams.count)
      if number <= feed.streams.count, let ending = feed.streams[number - 1].ending { return ending }
      fail(at: line, notEndedText(feed, number))
    case .consume(let stream):
      guard let stream = streams[stream], stream.isHeld else { break }
      let consumer = ModelConsumer(line, stream)
      stream.consumers.append(consumer)
      consumers[line] = consumer
    case .ask(let consumer):
      if let consumer = idleConsumer(consumer) { ask(consumer) }
    case .cancel(let consumer):
      if let consumer = consumers[consumer], !consumer.isGone { cancel(consumer) }
    case .leave(let consumer):
      if let consumer = idleConsumer(consumer) { leave(consumer) }
    case .drop(let stream):
      if let stream = streams[stream] { drop(stream) }
    }
    return ""
  }

  private func heldFeed(_ line: Int) -> ModelFeed? { feeds[line].flatMap { $0.isHeld ? $0 : nil } }

  private func idleConsumer(_ line: Int) -> ModelConsumer? {
    consumers[line].flatMap { $0.isGone || $0.isWaiting ? nil : $0 }
  }

  // MARK: - Streams come and go

  /// Hands out a stream, which gets what was kept for it, up to an end.
  func open(_ feed: ModelFeed, _ kind: ModelStreamKind) -> ModelStream {
    let stream = ModelStream(kind, feed)
    feed.streams.append(stream)
    feed.isEndKept = false
    while stream.isOpen, !feed.kept.isEmpty {
      let item = feed.kept.removeFirst()
      item.send?.streams = [stream]
      reportMisfit(of: item.event, in: [stream], feed)
      put(item, into: stream)
    }
    if feed.isClosed, stream.isOpen { put(ModelStreamItem(event: .end(nil, line: 0)), into: stream) }
    return stream
  }

  /// Answers a call with elements that are known beforehand.
  func open(_ elements: [Int], _ error: ModelError?, _ kind: ModelStreamKind, owner: String, line: Int) -> ModelStream {
    let feed = ModelFeed(owner: owner, line: line)
    for element in elements { putIn(.element(element), feed) }
    putIn(.end(error, line: line), feed)
    return open(feed, kind)
  }

  /// The test lets go of a stream.
  func drop(_ stream: ModelStream) {
    stream.isHeld = false
    if stream.consumers.allSatisfy(\.isGone) { end(stream, "dropped") }
  }

  private func end(_ stream: ModelStream, _ how: String) {
    guard stream.ending == nil else { return }
    stream.ending = how
    let waiting = stream.waiting
    let unhandled = stream.queue.compactMap(\.send) + stream.consumers.compactMap(\.handling)
    (stream.waiting, stream.queue) = ([], [])
    for consumer in stream.consumers { consumer.handling = nil }
    for send in unhandled { handled(send, by: stream) }
    for consumer in waiting { comeToTheEnd(consumer) }
  }

  // MARK: - What the test puts in

  private func putIn(_ event: ModelStreamItem.Event, _ feed: ModelFeed) {
    if feed.streams.isEmpty {
      if feed.isEndKept { return }
      feed.kept.append(ModelStreamItem(event: event))
      if case .end = event { feed.isEndKept = true }
      return
    }
    let open = feed.streams.filter(\.isOpen)
    reportMisfit(of: event, in: open, feed)
    for stream in open { put(ModelStreamItem(event: event), into: stream) }
  }

  private func reportMisfit(of event: ModelStreamItem.Event, in streams: [ModelStream], _ feed: ModelFeed) {
    guard case .end(let error?, let line) = event, let stream = streams.first(where: { !$0.kind.canThrow(error) })
    else { return }
    let complaint =
      stream.kind == .plain
      ? "cannot throw, but it was finished with \(error.shown)."
      : "can only throw Refusal, but it was finished with \(error.shownWithType)."
    fail(at: line, streamText("A stream of \(feed.owner) \(complaint)", feed))
  }

  private func put(_ item: ModelStreamItem, into stream: ModelStream) {
    var item = item
    if case .end(let error, let line) = item.event {
      stream.isFinished = true
      if let error, !stream.kind.canThrow(error) { item.event = .end(nil, line: line) }
    }
    if stream.waiting.isEmpty {
      stream.queue.append(item)
    } else {
      give(item, to: stream.waiting.removeFirst())
    }
  }

  private func send(_ element: Int, _ feed: ModelFeed, _ line: Int) {
    let send = ModelSend(line, element, feed)
    sends[line] = send
    send.streams = feed.streams.filter(\.isOpen)
    let item = ModelStreamItem(event: .element(element), send: send)
    if send.streams.isEmpty { feed.kept.append(item) }
    for stream in send.streams { put(item, into: stream) }
  }

  /// The consumer of a stream has handled an element, or is gone.
  private func handled(_ send: ModelSend, by stream: ModelStream) {
    send.streams.removeAll { $0 === stream }
    if send.streams.isEmpty { isOver(send) }
  }

  private func isOver(_ send: ModelSend) {
    if send.isOver { return }
    send.isOver = true
    happened.append("send \(send.line) returned")
    closeIfForgotten(send.feed)
  }

  /// The task that sends is cancelled.
  private func giveUp(_ send: ModelSend) {
    fail(at: send.line, unhandledText(send))
    if send.streams.isEmpty { send.feed.kept.removeAll { $0.send === send } }
    isOver(send)
  }

  /// Once the test has let go of a feed, and nobody sends, its streams end.
  private func closeIfForgotten(_ feed: ModelFeed) {
    if feed.isHeld || feed.isClosed || sends.values.contains(where: { $0.feed === feed && !$0.isOver }) { return }
    feed.isClosed = true
    for stream in feed.streams where stream.isOpen { put(ModelStreamItem(event: .end(nil, line: 0)), into: stream) }
  }

  // MARK: - What consumers do

  /// A consumer asks for the next element, so it has handled the one before.
  private func ask(_ consumer: ModelConsumer) {
    let stream = consumer.stream
    if stream.feed == nil { return comeToTheEnd(consumer) }
    if consumer.isCancelled {
      // Where another task waits in it, a throwing stream goes on for that one.
      if stream.kind != .throwing || stream.waiting.isEmpty { end(stream, "cancelled") }
      if stream.kind != .sequence { stream.isCut = true }
      return comeToTheEnd(consumer)
    }
    if stream.isCut { return comeToTheEnd(consumer) }
    if let send = consumer.handling {
      consumer.handling = nil
      handled(send, by: stream)
    }
    if stream.ending != nil { return comeToTheEnd(consumer) }
    if stream.queue.isEmpty {
      stream.waiting.append(consumer)
    } else {
      give(stream.queue.removeFirst(), to: consumer)
    }
  }

  private func give(_ item: ModelStreamItem, to consumer: ModelConsumer) {
    let stream = consumer.stream
    consumer.handling = item.send
    switch item.event {
    case .element(let element):
      happened.append("consumer \(consumer.line) got \(element)")
      // It was the last that held what was cut.
      if stream.isCut, stream.waiting.isEmpty { end(stream, "dropped") }
    case .end(let error, _):
      end(stream, "finished")
      comeToTheEnd(consumer, error)
    }
  }

  private func cancel(_ consumer: ModelConsumer) {
    consumer.isCancelled = true
    guard consumer.isWaiting else { return }
    if consumer.stream.kind != .sequence { consumer.stream.isCut = true }
    end(consumer.stream, "cancelled")
  }

  private func comeToTheEnd(_ consumer: ModelConsumer, _ error: ModelError? = nil) {
    happened.append("consumer \(consumer.line) \(error.map { "caught \($0.shown)" } ?? "is at the end")")
    leave(consumer)
  }

  private func leave(_ consumer: ModelConsumer) {
    consumer.isGone = true
    let stream = consumer.stream
    if !stream.isHeld, stream.consumers.allSatisfy(\.isGone) {
      end(stream, consumer.isCancelled ? "cancelled" : "dropped")
    }
  }
}

// MARK: - What failures say

extension ModelWorld {
  private func streamText(_ complaint: String, _ feed: ModelFeed) -> String {
    "\(complaint)\n  stream made at Sequence.swift:\(feed.line)"
  }

  private func tooFewStreamsText(_ feed: ModelFeed, _ count: Int) -> String {
    let got = feed.streams.isEmpty ? "none" : "\(feed.streams.count)"
    return streamText(
      "\(feed.owner) was expected to hand out \(counted(count, "stream")), but handed out \(got) within 0.001 seconds.",
      feed)
  }

  private func notEndedText(_ feed: ModelFeed, _ call: Int) -> String {
    let count = feed.streams.count
    let complaint = call <= count ? "it did not" : count == 0 ? "no call came" : "only \(counted(count, "call")) came"
    return streamText(
      "The stream of call \(call) of \(feed.owner) was expected to end, but \(complaint) within 0.001 seconds.", feed)
  }

  private func unhandledText(_ send: ModelSend) -> String {
    let time = " until the waiting task was cancelled"
    let working = send.streams.count { stream in stream.consumers.contains { $0.handling === send } }
    let others = send.streams.count - working
    let notTaken = "\(counted(others, "consumer")) did not take it"
    let atWork = "took it and did not ask for the next one"
    let endings = zip(1..., send.feed.streams).map { "that of call \($0) was \($1.ending ?? "finished")" }
    var advice = ""
    let complaint: String
    if working > 0 {
      complaint = (others > 0 ? "\(notTaken) and \(working) " : counted(working, "consumer") + " ") + atWork + time
    } else if others > 0 {
      complaint = notTaken + time
    } else if endings.isEmpty {
      complaint = "no stream was handed out" + time
    } else {
      complaint = "every stream had ended: \(endings.joined(separator: ", "))"
      advice = " Use `yield` for what nobody takes."
    }
    return streamText(
      "\(send.element) was sent on the stream of \(send.feed.owner), but \(complaint).\(advice)", send.feed)
  }
}
