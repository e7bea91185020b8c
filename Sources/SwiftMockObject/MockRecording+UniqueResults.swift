// The lines of a mock for results that can't be copied. They look like all others, so generated mocks need not know
// which types those are. A stub answers with a `UniqueResult`.

extension MockRecording {
  /// Records a call whose result can't be copied, and returns what the stub's ``UniqueResult`` holds or
  /// `defaultReturn`.
  ///
  /// ```swift
  /// func open(_ path: String) -> File { _onMethod(.open, args: path) }  // struct File: ~Copyable
  /// ```
  @_disfavoredOverload
  public nonisolated func _onMethod<R: ~Copyable>(
    _ method: Methods, defaultReturn: @autoclosure () throws(NoDefaultReturn) -> R = try noDefaultReturn(),
    args: Any?..., file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) -> R {
    mockRecorder.call(method, args, Self.self, function, returning: UniqueResult<R>.self)
      .answer(
        throwing: Never.self, line: MockLine(file, line),
        default: { () throws(NoDefaultReturn) in UniqueResult(try defaultReturn()) }
      ).take(at: MockLine(file, line))
  }

  /// Records a call of a throwing method whose result can't be copied.
  @_disfavoredOverload
  public nonisolated func _onThrowingMethod<R: ~Copyable, E: Error>(
    _ method: Methods, throwing error: E.Type = (any Error).self,
    defaultReturn: @autoclosure () throws -> R = try noDefaultReturn(), args: Any?...,
    file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) throws(E) -> R {
    try mockRecorder.call(method, args, Self.self, function, returning: UniqueResult<R>.self)
      .answer(throwing: error, line: MockLine(file, line), default: { UniqueResult(try defaultReturn()) }).take(
        at: MockLine(file, line))
  }

  /// Records a call of an async method whose result can't be copied.
  @_disfavoredOverload
  public nonisolated(nonsending) func _onAsyncMethod<R: ~Copyable>(
    _ method: Methods, defaultReturn: @autoclosure () throws(NoDefaultReturn) -> R = try noDefaultReturn(),
    args: Any?..., file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) async -> R {
    await mockRecorder.call(method, args, Self.self, function, returning: UniqueResult<R>.self)
      .asyncAnswer(
        throwing: Never.self, line: MockLine(file, line),
        default: { () async throws(NoDefaultReturn) in UniqueResult(try defaultReturn()) }
      ).take(at: MockLine(file, line))
  }

  /// Records a call of an async throwing method whose result can't be copied.
  @_disfavoredOverload
  public nonisolated(nonsending) func _onAsyncThrowingMethod<R: ~Copyable, E: Error>(
    _ method: Methods, throwing error: E.Type = (any Error).self,
    defaultReturn: @autoclosure () throws -> R = try noDefaultReturn(), args: Any?...,
    file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) async throws(E) -> R {
    try await mockRecorder.call(method, args, Self.self, function, returning: UniqueResult<R>.self)
      .asyncAnswer(throwing: error, line: MockLine(file, line), default: { UniqueResult(try defaultReturn()) }).take(
        at: MockLine(file, line))
  }
}
