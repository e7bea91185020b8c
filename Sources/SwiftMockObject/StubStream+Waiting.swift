extension StubStream {
  /// Waits until at least this many calls have been answered with a stream.
  ///
  /// ```swift
  /// await prices.waitForCalls(2)  // the code under test has connected again
  /// ```
  ///
  /// It returns as soon as the last of them arrives. If they don't arrive in time, that is a failure at this line,
  /// and the test continues.
  ///
  /// - `count`: How many calls to wait for. Calls whose stream has ended count.
  /// - `time`: How long to wait at most: seconds, or a `Duration`, 0 or more.
  public nonisolated(nonsending) func waitForCalls(
    _ count: Int = 1, within time: some TimeExpression = 10,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) async {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    guard let limit = TimeLimit(time, at: place) else { return }
    guard let deadline = await source.hub.wait(limit.seconds, until: { $0.calls >= count }) else { return }
    // On a busy machine the deadline may fire before a call that came in time is noticed.
    let calls = source.hub.read(\.calls)
    if calls < count { source.report(.tooFewCalls(calls, of: count, deadline), at: place) }
  }

  /// Waits until a stream has ended, and returns how it ended.
  ///
  /// ```swift
  /// watching.cancel()
  /// #expect(await prices.waitForTermination() == .cancelled)
  /// ```
  ///
  /// If it hasn't ended in time, that is a failure at this line.
  ///
  /// - `whichTime`: The number of the call whose stream you mean, counted from 1; 0 or less is a failure. Nil means
  ///   the last call or, if there is none yet, the first.
  /// - `time`: How long to wait at most: seconds, or a `Duration`, 0 or more.
  /// - Returns: How it ended; nil if it hasn't.
  @discardableResult
  public nonisolated(nonsending) func waitForTermination(
    ofCall whichTime: Int? = nil, within time: some TimeExpression = 10,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) async -> Termination? {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    guard let limit = TimeLimit(time, at: place) else { return nil }
    if let whichTime, whichTime < 1 {
      source.report(.noSuchCall(whichTime), at: place)
      return nil
    }
    let call = whichTime ?? max(1, source.hub.read(\.calls))
    let deadline = await source.hub.wait(limit.seconds) { $0.endings[call] != nil }
    let (calls, termination) = source.hub.read { ($0.calls, $0.endings[call]) }
    if let deadline, termination == nil {
      source.report(.notTerminated(call: call, of: calls, deadline), at: place)
    }
    return termination
  }
}
