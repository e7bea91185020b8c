// Streams for methods that return an `AsyncStream`, an `AsyncThrowingStream`, or `any AsyncSequence`.

/// The stream types that `streams()` can make: `AsyncStream`, and `AsyncThrowingStream` that throws any error.
///
/// Don't conform types of your own to it. For a type that wraps a stream, use ``StubStream/makeStream()``.
public protocol StubbableStream: AsyncSequence {
  /// The errors that such a stream can end with.
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
  /// Makes a stream of the type that the method returns.
  fileprivate func make<Stream: StubbableStream>(_: Stream.Type) -> Any {
    Stream.self == AsyncStream<Element>.self ? makeStream() : makeThrowingStream()
  }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference {
  /// Answers each call with a new stream that the test feeds.
  ///
  /// ```swift
  /// let prices = exchange.method.prices.streams()
  /// let watching = Task { await ticker.watch() }
  /// await prices.send(101)
  /// #expect(ticker.shown == [101])
  /// ```
  ///
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
  /// - Returns: The test's end of the streams. Keep it: when the test lets go of it, the streams finish.
  public func streams<Element>(
    times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) -> StubStream<Element> where ReturnType: StubbableStream, ReturnType.Element == Element {
    reference.setStreams(times, SourcePlace(file, fileID, filePath, line, column, sourceLocation)) {
      $0.make(ReturnType.self)
    }
  }

  /// Answers each call with a new stream that yields these elements, and then finishes or throws.
  ///
  /// ```swift
  /// exchange.method.prices.streams([101, 99])
  /// exchange.method.orders.streams([first, second], throwing: Offline())
  /// ```
  ///
  /// - `elements`: What each call's stream yields, in order.
  /// - `error`: What the stream ends with; nil to finish normally. For a stream that can't throw, an error doesn't
  ///   compile.
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
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
  /// Answers each call with a new asynchronous sequence that the test feeds.
  ///
  /// ```swift
  /// let prices = exchange.method.prices.streams()  // -> any AsyncSequence<Int, any Error>
  /// await prices.send(101)
  /// ```
  ///
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
  /// - Returns: The test's end of the sequences. Keep it: when the test lets go of it, the sequences finish.
  public func streams<Element, Thrown: Error>(
    times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) -> StubStream<Element> where ReturnType == any AsyncSequence<Element, Thrown> {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    return reference.setStreams(times, place) { $0.makeSequence(failure: Thrown.self) }
  }

  /// Answers each call with a new asynchronous sequence that yields these elements, and then finishes or throws.
  ///
  /// - `elements`: What each call's sequence yields, in order.
  /// - `error`: What the sequence ends with; nil to finish normally.
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
  public func streams<Element, Thrown: Error>(
    _ elements: [Element], throwing error: Thrown? = nil, times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) where ReturnType == any AsyncSequence<Element, Thrown> {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    reference.setStreams(of: elements, endingWith: error, times, place) { $0.makeSequence(failure: Thrown.self) }
  }
}
