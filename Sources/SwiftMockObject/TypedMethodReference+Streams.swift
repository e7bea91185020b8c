// Streams for methods that return one: an `AsyncStream`, an `AsyncThrowingStream`, or any asynchronous sequence.

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
  /// - `times`: How many calls it answers before what was there before is in force again; nil for all.
  /// - Returns: The test's end of the streams. Keep it: when the test lets go of it, they finish.
  public func streams<Element>(
    times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) -> StubStream<Element> where ReturnType == AsyncStream<Element> {
    reference.setStreams(times, SourcePlace(file, fileID, filePath, line, column, sourceLocation)) { $0.makeStream() }
  }

  /// Answers each call with a stream of its own that has these elements, and then finishes.
  ///
  /// ```swift
  /// exchange.method.prices.streams([101, 99])
  /// ```
  ///
  /// - `elements`: What each call's stream yields.
  /// - `times`: How many calls it answers before what was there before is in force again; nil for all.
  public func streams<Element>(
    _ elements: [Element], times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) where ReturnType == AsyncStream<Element> {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    reference.setStreams(of: elements, endingWith: nil, times, place) { $0.makeStream() }
  }

  /// Answers each call with a stream of its own that the test feeds, and that can end with an error.
  ///
  /// - `times`: How many calls it answers before what was there before is in force again; nil for all.
  /// - Returns: The test's end of the streams. Keep it: when the test lets go of it, they finish.
  public func streams<Element>(
    times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) -> StubStream<Element> where ReturnType == AsyncThrowingStream<Element, any Error> {
    reference.setStreams(times, SourcePlace(file, fileID, filePath, line, column, sourceLocation)) {
      $0.makeThrowingStream()
    }
  }

  /// Answers each call with a stream of its own that has these elements, and then finishes or throws the error.
  ///
  /// ```swift
  /// exchange.method.orders.streams([first, second], throwing: Offline())
  /// ```
  ///
  /// - `elements`: What each call's stream yields.
  /// - `error`: What it ends with.
  /// - `times`: How many calls it answers before what was there before is in force again; nil for all.
  public func streams<Element>(
    _ elements: [Element], throwing error: (any Error)? = nil, times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) where ReturnType == AsyncThrowingStream<Element, any Error> {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    reference.setStreams(of: elements, endingWith: error, times, place) { $0.makeThrowingStream() }
  }
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
extension TypedMethodReference {
  /// Answers each call with an asynchronous sequence of its own that the test feeds.
  ///
  /// - `times`: How many calls it answers before what was there before is in force again; nil for all.
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
  /// - `times`: How many calls it answers before what was there before is in force again; nil for all.
  public func streams<Element, Thrown: Error>(
    _ elements: [Element], throwing error: Thrown? = nil, times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) where ReturnType == any AsyncSequence<Element, Thrown> {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    reference.setStreams(of: elements, endingWith: error, times, place) { $0.makeSequence(failure: Thrown.self) }
  }
}
