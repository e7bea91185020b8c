// Streams for methods that return one: an `AsyncStream`, an `AsyncThrowingStream`, or any asynchronous sequence.

/// The types of streams that `streams()` can make: `AsyncStream`, and `AsyncThrowingStream` that throws any error.
///
/// It is not for types of your own.
public protocol StubbableStream: AsyncSequence {
  /// What such a stream can end with.
  associatedtype StubbedError: Error
}

extension AsyncStream: StubbableStream {
  /// It can't throw.
  public typealias StubbedError = Never
}

extension AsyncThrowingStream: StubbableStream where Failure == any Error {
  /// It can throw any error.
  public typealias StubbedError = any Error
}

extension StreamSource {
  fileprivate func make<Stream: StubbableStream>(_: Stream.Type) -> Any {
    Stream.self == AsyncStream<Element>.self ? makeStream() : makeThrowingStream()
  }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference {
  /// Answers each call with a stream of its own that the test feeds.
  ///
  /// ```swift
  /// let prices = exchange.method.prices.streams()
  /// let watching = Task { await ticker.watch() }
  /// await prices.send(101)
  /// #expect(ticker.shown == [101])
  /// ```
  ///
  /// - `times`: How many calls it answers. After that, the previous stub applies again. Nil means all.
  /// - Returns: The test's end of the streams. Keep it: when the test lets go of it, they finish.
  public func streams<Element>(
    times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) -> StubStream<Element> where ReturnType: StubbableStream, ReturnType.Element == Element {
    reference.setStreams(times, SourcePlace(file, fileID, filePath, line, column, sourceLocation)) {
      $0.make(ReturnType.self)
    }
  }

  /// Answers each call with a stream of its own that has these elements, and then finishes or throws the error.
  ///
  /// ```swift
  /// exchange.method.prices.streams([101, 99])
  /// exchange.method.orders.streams([first, second], throwing: Offline())
  /// ```
  ///
  /// - `elements`: What each call's stream yields.
  /// - `error`: What it ends with.
  /// - `times`: How many calls it answers. After that, the previous stub applies again. Nil means all.
  public func streams<Element>(
    _ elements: [Element], throwing error: ReturnType.StubbedError? = nil, times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) where ReturnType: StubbableStream, ReturnType.Element == Element {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    reference.setStreams(of: elements, endingWith: error, times, place) { $0.make(ReturnType.self) }
  }
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
extension TypedMethodReference {
  /// Answers each call with an asynchronous sequence of its own that the test feeds.
  ///
  /// - `times`: How many calls it answers. After that, the previous stub applies again. Nil means all.
  /// - Returns: The test's end of the sequences. Keep it: when the test lets go of it, they finish.
  public func streams<Element, Thrown: Error>(
    times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) -> StubStream<Element> where ReturnType == any AsyncSequence<Element, Thrown> {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    return reference.setStreams(times, place) { $0.makeSequence(failure: Thrown.self) }
  }

  /// Answers each call with an asynchronous sequence of its own that has these elements, and then finishes or throws the
  /// error.
  ///
  /// - `elements`: What each call's sequence yields.
  /// - `error`: What it ends with.
  /// - `times`: How many calls it answers. After that, the previous stub applies again. Nil means all.
  public func streams<Element, Thrown: Error>(
    _ elements: [Element], throwing error: Thrown? = nil, times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) where ReturnType == any AsyncSequence<Element, Thrown> {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    reference.setStreams(of: elements, endingWith: error, times, place) { $0.makeSequence(failure: Thrown.self) }
  }
}
