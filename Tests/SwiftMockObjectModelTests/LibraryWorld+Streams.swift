import SwiftMockObject

// The steps with streams, taken with the library.

/// The streams of a sequence, and what belongs to them, by the lines that made them.
final class LibraryStreams {
  private let stage = Stage()
  private var feeds: [Int: StubStream<Int>] = [:]
  private var streams: [Int: LibraryStream] = [:]
  private var consumers: [Int: StageConsumer] = [:]
  private var sends: [Int: Task<Void, Never>] = [:]

  deinit {
    for consumer in consumers.values {
      consumer.cancel()
      consumer.leave()
    }
    for send in sends.values { send.cancel() }
    stage.settle()
  }

  /// What happened since the last look, and the failures of those that sent.
  func takeNotes() -> (events: [String], failures: [MockFailure]) {
    stage.settle()
    return stage.takeNotes()
  }

  func add(_ feed: StubStream<Int>, at line: Int) { feeds[line] = feed }
  func add(_ stream: LibraryStream, at line: Int) { streams[line] = stream }

  nonisolated(nonsending) func take(_ step: ModelStreamStep, _ line: Int) async -> String {
    switch step {
    case .makeFeed: feeds[line] = StubStream<Int>(filePath: "Tests/Sequence.swift", line: line)
    case .open(let feed, let kind):
      if let feed = feeds[feed] {
        streams[line] = kind == .plain ? .plain(feed.makeStream()) : .throwing(feed.makeThrowingStream())
      }
    case .yield(let feed, let element): feeds[feed]?.yield(element)
    case .finish(let feed, let error): feeds[feed]?.finish(throwing: error?.error, line: line)
    case .send(let feed, let element): sends[line] = feeds[feed].map { stage.send(element, to: $0, line: line) }
    case .cancelSend(let send): sends[send]?.cancel()
    case .letGo(let feed): feeds[feed] = nil
    case .waitForCalls(let feed, let count): await feeds[feed]?.waitForCalls(count, within: 0.001, line: line)
    case .waitForTermination(let feed, let call):
      let termination = await feeds[feed]?.waitForTermination(ofCall: call, within: 0.001, line: line)
      return termination.map { "\($0)" } ?? ""
    case .consume(let stream): consumers[line] = streams[stream]?.consumer(on: stage, line)
    case .ask(let consumer): consumers[consumer]?.ask()
    case .cancel(let consumer): consumers[consumer]?.cancel()
    case .leave(let consumer): consumers[consumer]?.leave()
    case .drop(let stream): streams[stream] = nil
    }
    return ""
  }
}

/// A stream of one of the types that mocks return.
enum LibraryStream {
  case plain(AsyncStream<Int>)
  case throwing(AsyncThrowingStream<Int, any Error>)
  case sequence(any AsyncSequence<Int, Refusal>)

  fileprivate func consumer(on stage: Stage, _ line: Int) -> StageConsumer {
    switch self {
    case .plain(let stream): stage.consumer(of: stream, line: line)
    case .throwing(let stream): stage.consumer(of: stream, line: line)
    case .sequence(let sequence): stage.consumer(of: sequence, line: line)
    }
  }
}

extension ModelError {
  var error: any Error {
    switch self {
    case .refusal(let number): Refusal.closed(number)
    case .outage(let code): Outage(code: code)
    }
  }
}

extension ModelOutcome {
  fileprivate var result: Result<Int, any Error> {
    switch self {
    case .number(let number): .success(number)
    case .error(let error): .failure(error.error)
    }
  }
}

extension MockShop {
  /// Stubs a method with what there is only a short verb for.
  ///
  /// - Returns: The test's end of them, if it feeds them.
  func stub(
    _ model: ModelReference, _ pattern: [ArgumentMatcher]?, _ answer: ModelAnswer, _ times: Int?, _ line: Int
  ) -> StubStream<Int>? {
    let file = "Tests/Sequence.swift"
    func narrowed<R, E>(_ references: [TypedMethodReference<ShopMethods, R, E, Int>])
      -> TypedMethodReference<ShopMethods, R, E, Int>
    { pattern.map { references[model.method]($0[0]) } ?? references[model.method] }
    let plain = narrowed([method.loadStream, method.saveStream, method.closeStream])
    let throwing = narrowed([method.loadThrowing, method.saveThrowing, method.closeThrowing])
    let sequence = narrowed([method.loadSequence, method.saveSequence, method.closeSequence])
    switch answer {
    case .outcomes(let outcomes):
      keyReference(model.method, pattern)?.returns(
        inOrder: outcomes.map(\.result), times: times, filePath: file, line: line)
    case .streams(.plain): return plain.streams(times: times, filePath: file, line: line)
    case .streams(.throwing): return throwing.streams(times: times, filePath: file, line: line)
    case .streams(.sequence): return sequence.streams(times: times, filePath: file, line: line)
    case .elements(.plain, let elements, _): plain.streams(elements, times: times, filePath: file, line: line)
    case .elements(.throwing, let elements, let error):
      throwing.streams(elements, throwing: error?.error, times: times, filePath: file, line: line)
    case .elements(.sequence, let elements, let error):
      sequence.streams(elements, throwing: error?.error as? Refusal, times: times, filePath: file, line: line)
    default: fatalError("\(answer) is stubbed elsewhere")
    }
    return nil
  }
}
