extension MethodReference {
  /// Makes calls of an async method wait until the test resumes them.
  ///
  /// ```swift
  /// let gate = bank.methodReference(.balance).setCustomBehaviorToSuspend()
  /// let loading = Task { await screen.load() }
  /// await gate.waitForCalls(1)
  /// #expect(screen.isLoading)
  /// gate.resume(returning: 100)
  /// ```
  ///
  /// If you set another stub or remove this one, calls that are already waiting can still be resumed. A call of a
  /// method that can't wait fails at this line.
  ///
  /// - `times`: How many calls wait, 1 or more. After that, the previous stub applies again. Nil means all.
  /// - `time`: How long each call may wait: seconds, or a `Duration`, 0 or more. A call that waits longer is a
  ///   failure and returns its default, so a test that forgets to resume it doesn't hang.
  /// - Returns: The gate in which the calls wait. Keep it until you have resumed every call.
  public func setCustomBehaviorToSuspend(
    times: Int? = nil, within time: some TimeExpression = 60,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) -> StubGate<Any?> {
    StubGate(suspend(times, time, SourcePlace(file, fileID, filePath, line, column, sourceLocation)))
  }

  /// Makes calls wait in a new room.
  ///
  /// Typed and untyped gates are both made here.
  ///
  /// The place is the line that failures of the gate name. A limit that is no time has been reported by
  /// ``TimeLimit``; the stub is set all the same, with the usual limit, so that the test fails once and not at each
  /// call.
  func suspend(_ times: Int?, _ time: some TimeExpression, _ place: SourcePlace) -> WaitingRoom {
    let limit = TimeLimit(time, at: place)?.seconds ?? 60
    let room = WaitingRoom(method: name, place: place, limit: limit)
    UnheardFailures.watchExit()
    set(.suspension(room), times, place)
    return room
  }
}
