// The lines of a mock that may wait. They run where their caller runs, so a `@MainActor` mock can pass arguments that are
// not Sendable.

extension MockRecording {
  /// Records a call of an async method that returns nothing.
  public nonisolated(nonsending) func _onAsyncMethod(_ method: Methods, args: Any?...) async {
    guard let call = mockRecorder.record(method, args, Self.self) else { return }
    await mockRecorder.asyncAnswer(call, of: method, args, Self.self, throwing: Never.self, default: {})
  }

  /// Records a call of an async method that throws and returns nothing.
  public nonisolated(nonsending) func _onAsyncThrowingMethod(_ method: Methods, args: Any?...) async throws {
    guard let call = mockRecorder.record(method, args, Self.self) else { return }
    try await mockRecorder.asyncAnswer(call, of: method, args, Self.self, throwing: (any Error).self, default: {})
  }

  /// Records a call of an async method that throws one type of error and returns nothing.
  public nonisolated(nonsending) func _onAsyncThrowingMethod<E: Error>(
    _ method: Methods, throwing error: E.Type, args: Any?...
  ) async throws(E) {
    guard let call = mockRecorder.record(method, args, Self.self) else { return }
    try await mockRecorder.asyncAnswer(call, of: method, args, Self.self, throwing: error, default: {})
  }

  /// Records a call of an async method, and answers with what was stubbed, else with `defaultReturn`.
  ///
  /// ```swift
  /// func title() async -> String { await _onAsyncMethod(.title, defaultReturn: "Untitled") }
  /// ```
  public nonisolated(nonsending) func _onAsyncMethod<R>(
    _ method: Methods, defaultReturn: @autoclosure () -> R, args: Any?...
  ) async -> R {
    guard let call = mockRecorder.record(method, args, Self.self) else { return defaultReturn() }
    return await mockRecorder.asyncAnswer(
      call, of: method, args, Self.self, throwing: Never.self, default: defaultReturn)
  }

  /// Records a call of an async method, and answers with what was stubbed, else with the natural default of the result
  /// type.
  ///
  /// Without a stub and without a natural default, the failure is reported to the test and the process stops.
  public nonisolated(nonsending) func _onAsyncMethod<R>(
    _ method: Methods, args: Any?..., file: StaticString = #filePath, line: UInt = #line
  ) async -> R {
    await mockRecorder.asyncAnswer(
      method, args, of: Self.self, throwing: Never.self, place: SourcePlace(file, file, line, 1))
  }

  /// Records a call of an async method that throws, and answers with what was stubbed, else with `defaultReturn`.
  public nonisolated(nonsending) func _onAsyncThrowingMethod<R>(
    _ method: Methods, defaultReturn: @autoclosure () -> R, args: Any?...
  ) async throws -> R {
    guard let call = mockRecorder.record(method, args, Self.self) else { return defaultReturn() }
    return try await mockRecorder.asyncAnswer(
      call, of: method, args, Self.self, throwing: (any Error).self, default: defaultReturn)
  }

  /// Records a call of an async method that throws, and answers with what was stubbed, else with the natural default of
  /// the result type.
  ///
  /// - Throws: What was stubbed; ``MockError/notStubbed(call:result:details:)`` without a stub and without a natural default.
  public nonisolated(nonsending) func _onAsyncThrowingMethod<R>(
    _ method: Methods, args: Any?..., file: StaticString = #filePath, line: UInt = #line
  ) async throws -> R {
    try await mockRecorder.asyncAnswer(
      method, args, of: Self.self, throwing: (any Error).self, place: SourcePlace(file, file, line, 1))
  }

  /// Records a call of an async method that throws one type of error, and answers with what was stubbed, else with
  /// `defaultReturn`.
  public nonisolated(nonsending) func _onAsyncThrowingMethod<R, E: Error>(
    _ method: Methods, throwing error: E.Type, defaultReturn: @autoclosure () -> R, args: Any?...
  ) async throws(E) -> R {
    guard let call = mockRecorder.record(method, args, Self.self) else { return defaultReturn() }
    return try await mockRecorder.asyncAnswer(
      call, of: method, args, Self.self, throwing: error, default: defaultReturn)
  }

  /// Records a call of an async method that throws one type of error, and answers with what was stubbed, else with the
  /// natural default of the result type.
  ///
  /// Without a stub and without a natural default, the failure is reported to the test and the process stops, unless `E`
  /// can hold a ``MockError``.
  public nonisolated(nonsending) func _onAsyncThrowingMethod<R, E: Error>(
    _ method: Methods, throwing error: E.Type, args: Any?..., file: StaticString = #filePath, line: UInt = #line
  ) async throws(E) -> R {
    try await mockRecorder.asyncAnswer(
      method, args, of: Self.self, throwing: error, place: SourcePlace(file, file, line, 1))
  }
}
