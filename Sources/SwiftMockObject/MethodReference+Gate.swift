extension MethodReference {
  /// Has calls of an async method wait until the test resumes them.
  ///
  /// ```swift
  /// let gate = bank.methodReference(.balance).setCustomBehaviorToSuspend()
  /// let loading = Task { await screen.load() }
  /// await gate.waitForCalls(1)
  /// #expect(screen.isLoading)
  /// gate.resume(returning: 100)
  /// ```
  ///
  /// Setting another behavior afterwards, or removing this one, concerns the calls that come from then on; those that wait
  /// can still be resumed. A call of a method that can't wait is reported as a failure at this line.
  ///
  /// - `times`: How many calls wait. After that, the previous stub applies again. Nil means all.
  /// - `time`: How long a call may wait. One that has waited for longer is reported as a failure and returns its
  ///   default, so that a test that forgot to resume it does not hang.
  /// - Returns: The gate in which the calls wait. Keep it until every call has been resumed.
  public func setCustomBehaviorToSuspend(
    times: Int? = nil, within time: some TimeExpression = 60,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) -> StubGate<Any?> {
    StubGate(suspend(times, time, SourcePlace(file, fileID, filePath, line, column, sourceLocation)))
  }

  /// Has calls wait in a new room.
  func suspend(_ times: Int?, _ time: some TimeExpression, _ place: SourcePlace) -> WaitingRoom {
    let limit = TimeLimit(time, at: place)?.seconds ?? 60
    let room = WaitingRoom(method: name, place: place, limit: limit)
    UnheardFailures.watchExit()
    set(.suspension(room), times, place)
    return room
  }
}
