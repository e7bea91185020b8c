/// The test's end of async streams: it feeds what the code under test iterates.
///
/// The `streams()` of a method's reference answers each call with a new stream, and returns the common other end:
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
/// Every consumer gets every element that is put in after it got its stream. Elements that are put in before the
/// first consumer comes are kept for it; later consumers start empty. If two tasks iterate one stream, they are
/// served in turn, as with an `AsyncStream`.
///
/// `finish` ends the streams that are open. A call after that gets a new stream, so you can test code that connects
/// again.
///
/// Keep the `StubStream` for as long as the streams should live: when the test lets go of it, they finish.
public final class StubStream<Element>: Sendable {
  /// How a stream ended.
  public typealias Termination = StreamTermination

  /// What stubs hold: it makes the streams.
  let source: StreamSource<Element>

  /// Makes an end for streams that you hand out yourself.
  ///
  /// Use it for a method that returns a type which wraps a stream:
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

  /// Makes the end of streams that a stub hands out.
  init(_ source: StreamSource<Element>) {
    self.source = source
  }

  deinit {
    source.hub.update { $0.close(&$1) }
  }

  // MARK: Making streams

  /// Makes a stream that is fed from here.
  ///
  /// It can't end with an error.
  public func makeStream() -> AsyncStream<Element> { source.makeStream() }

  /// Makes a stream that is fed from here, and that `finish(throwing:)` can end with an error.
  public func makeThrowingStream() -> AsyncThrowingStream<Element, any Error> { source.makeThrowingStream() }

  // MARK: Feeding them

  /// Puts in an element, and doesn't wait for a consumer to take it.
  ///
  /// ```swift
  /// prices.yield(101)
  /// ```
  ///
  /// After all streams have ended, nobody gets the element.
  public func yield(_ element: sending Element) {
    let event = StreamEvent.element(element)
    source.hub.update { _ = $0.yield(event, &$1) }
  }

  /// Ends the streams after their consumers have taken everything that was put in before.
  ///
  /// ```swift
  /// prices.finish()
  /// orders.finish(throwing: Offline())
  /// ```
  ///
  /// - `error`: What the streams end with; nil to finish normally. If a stream can't throw this error, it ends
  ///   without one, and that is a failure at this line.
  public func finish(
    throwing error: (any Error)? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    source.end(with: error, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Sends an element, and returns when every consumer has handled it.
  ///
  /// ```swift
  /// await prices.send(101)
  /// #expect(ticker.shown == [101])
  /// ```
  ///
  /// A consumer has handled an element when it asks for the next one, or is gone because it was cancelled or dropped
  /// its stream. If two tasks iterate one stream, the one that took the element has to ask. `send` doesn't wait for
  /// work that a consumer starts in another task.
  ///
  /// Without a consumer, it waits for one. If none comes in time, or one doesn't handle the element in time, that is
  /// a failure at this line, and the test continues.
  ///
  /// - `element`: What every consumer gets.
  /// - `time`: How long to wait at most: seconds, or a `Duration`, 0 or more.
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
