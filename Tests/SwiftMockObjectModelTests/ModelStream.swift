// Streams that a test feeds, their consumers, and what is in them. What is done with them is in ModelWorld+Streams.

/// The types of streams that methods return.
enum ModelStreamKind: String, CaseIterable, Sendable {
  /// An `AsyncStream`, which can't throw.
  case plain
  /// An `AsyncThrowingStream`.
  case throwing
  /// An `any AsyncSequence` that throws a `Refusal`.
  case sequence

  func canThrow(_ error: ModelError) -> Bool {
    switch (self, error) {
    case (.throwing, _), (.sequence, .refusal): true
    default: false
    }
  }
}

/// One step with streams.
///
/// A feed, a stream, a consumer and a `send` are named by the line that made them. Where that line made none, the step does
/// nothing.
enum ModelStreamStep: Equatable, Sendable {
  /// Makes a feed that belongs to no mock.
  case makeFeed
  /// Makes a stream of a feed, without a call.
  case open(feed: Int, ModelStreamKind)
  case yield(feed: Int, Int)
  case finish(feed: Int, ModelError?)
  /// Begins to send an element, and does not wait.
  case send(feed: Int, Int)
  /// Cancels the task that sends.
  case cancelSend(Int)
  case letGo(feed: Int)
  case waitForCalls(feed: Int, Int)
  case waitForTermination(feed: Int, call: Int?)

  /// Starts a task that iterates the stream, and asks for an element whenever it is told to.
  case consume(stream: Int)
  case ask(consumer: Int)
  case cancel(consumer: Int)
  /// Ends the loop of a consumer that is not waiting.
  case leave(consumer: Int)
  /// Lets go of a stream; its consumers still hold it.
  case drop(stream: Int)
}

/// The test's end of streams.
final class ModelFeed {
  /// What messages say that its streams come from.
  let owner: String
  let line: Int
  /// Those that were handed out, in order.
  var streams: [ModelStream] = []
  /// What the next stream gets.
  var kept: [ModelStreamItem] = []
  /// Whether an end is kept for the first stream.
  var isEndKept = false
  var isHeld = true
  /// Whether nothing can come any more.
  var isClosed = false

  init(owner: String, line: Int) { (self.owner, self.line) = (owner, line) }
}

/// One stream that was handed out.
final class ModelStream {
  let kind: ModelStreamKind
  /// Where its elements come from; nil if it is empty.
  let feed: ModelFeed?
  var queue: [ModelStreamItem] = []
  /// Whether its end has been put in.
  var isFinished = false
  /// How it ended, if it has.
  var ending: String?
  var consumers: [ModelConsumer] = []
  /// Those that wait for an element, the first first.
  var waiting: [ModelConsumer] = []
  /// Whether the test holds it.
  var isHeld = true
  /// Whether a consumer that was cancelled has cut it from its feed.
  var isCut = false

  init(_ kind: ModelStreamKind, _ feed: ModelFeed?) { (self.kind, self.feed) = (kind, feed) }

  var isOpen: Bool { !isFinished && ending == nil }
}

/// A task that iterates a stream.
final class ModelConsumer {
  let line: Int
  let stream: ModelStream
  var isCancelled = false
  /// Whether its loop has ended.
  var isGone = false
  /// What it has taken and not handled yet.
  var handling: ModelSend?

  init(_ line: Int, _ stream: ModelStream) { (self.line, self.stream) = (line, stream) }

  var isWaiting: Bool { stream.waiting.contains { $0 === self } }
}

/// An element that is being sent.
final class ModelSend {
  let line: Int
  let element: Int
  let feed: ModelFeed
  /// Those whose consumers have not handled it; none until a consumer comes.
  var streams: [ModelStream] = []
  var isOver = false

  init(_ line: Int, _ element: Int, _ feed: ModelFeed) { (self.line, self.element, self.feed) = (line, element, feed) }
}

/// What is in a stream.
struct ModelStreamItem {
  enum Event {
    case element(Int)
    /// The end, and the line that put it in.
    case end(ModelError?, line: Int)
  }

  var event: Event
  var send: ModelSend?
}
