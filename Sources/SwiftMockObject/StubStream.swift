/// The test's end of async streams: what the code under test iterates comes from here.
///
/// `streams()` of a method's reference has each call answered with a stream of its own, and gives their common other end:
///
/// ```swift
/// let prices = exchange.method.prices.streams()
/// let watching = Task { await ticker.watch() }
/// await prices.send(101)
/// #expect(ticker.shown == [101])
/// prices.finish()
/// await watching.value
/// ```
///
/// Every consumer gets every element from the moment on at which its stream was handed out. What is put in before the first
/// consumer comes is kept for it; later ones start empty. A stream that two tasks iterate serves them in turn, as an
/// `AsyncStream` does.
///
/// `finish` ends the streams that are there. A call that comes afterwards is answered with a new one, so that code that
/// connects again can be tested.
///
/// Keep it for as long as the streams are to live: when the test lets go of it, they finish.
public final class StubStream<Element>: Sendable {
  /// How a stream ended.
  public typealias Termination = StreamTermination

  let source: StreamSource<Element>

  /// Makes the end of streams that no mock has handed out yet.
  ///
  /// It is for methods that return a type which wraps a stream:
  ///
  /// ```swift
  /// let messages = StubStream<String>()
  /// client.method.connect.answers { Connection(messages: messages.makeStream()) }
  /// ```
  public init(
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    source = StreamSource(
      owner: { "StubStream<\(Element.self)>" }, place: SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    )
  }

  init(_ source: StreamSource<Element>) {
    self.source = source
  }

  deinit {
    source.hub.update { $0.close(&$1) }
  }

  // MARK: Making streams

  /// Makes a stream that is fed from here.
  public func makeStream() -> AsyncStream<Element> { source.makeStream() }

  /// Makes a stream that is fed from here and can end with an error.
  public func makeThrowingStream() -> AsyncThrowingStream<Element, any Error> { source.makeThrowingStream() }

  // MARK: Feeding them

  /// Puts in an element, and does not wait for anybody to take it.
  ///
  /// An element that comes after the end of all streams is nobody's.
  public func yield(_ element: sending Element) {
    let event = StreamEvent.element(element)
    source.hub.update { _ = $0.yield(event, &$1) }
  }

  /// Ends the streams, with an error where one is given, once their consumers have taken what was put in before.
  ///
  /// A stream that can't throw the error ends without one, and that is reported as a failure at this line.
  public func finish(
    throwing error: (any Error)? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    source.end(with: error, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Sends an element, and returns when every consumer has handled it.
  ///
  /// A consumer has handled an element when it asks for the next one, or is gone: cancelled, or with its stream dropped. Of
  /// two tasks that iterate one stream, the one that took the element has to ask. Work that the consumer has started in
  /// another task is not waited for.
  ///
  /// Without a consumer it waits for one to come. If none has come in time, or if one has not handled the element, that is
  /// reported as a failure at this line, and the test goes on.
  ///
  /// - `element`: What every consumer gets.
  /// - `time`: How long to wait at most.
  public nonisolated(nonsending) func send(
    _ element: sending Element, within time: some TimeExpression = 10,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) async {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    guard let limit = TimeLimit(time, at: place) else { return }
    let event = StreamEvent.element(element)
    guard let (unhandled, deadline) = await source.hub.send(event, within: limit.seconds) else { return }
    guard case .element(let element) = event else { return }
    source.report(.unhandled(element, unhandled, deadline), at: place)
  }
}
