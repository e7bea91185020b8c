// The lines with a default of methods that return an optional. Without these overloads, `defaultReturn: user` in a method
// that returns `User?` would make the compiler take the call for one that returns a `User`, and a stub could not be nil.

extension MockRecording {
  /// Records a call of a method that returns an optional, and answers with what was stubbed, else with `defaultReturn`.
  ///
  /// ```swift
  /// func find(_ id: Int) -> User? { _onMethod(.find, defaultReturn: .guest, args: id) }
  /// ```
  @inlinable
  public nonisolated func _onMethod<R>(
    _ method: Methods, defaultReturn: @autoclosure () -> R?, args: Any?...
  ) -> R? {
    guard let call = mockRecorder.record(method, args, Self.self) else { return defaultReturn() }
    return mockRecorder.answer(call, of: method, args, Self.self, throwing: Never.self, default: defaultReturn)
  }

  /// Records a call of a method that throws and returns an optional, and answers with what was stubbed, else with
  /// `defaultReturn`.
  public nonisolated func _onThrowingMethod<R>(
    _ method: Methods, defaultReturn: @autoclosure () -> R?, args: Any?...
  ) throws -> R? {
    guard let call = mockRecorder.record(method, args, Self.self) else { return defaultReturn() }
    return try mockRecorder.answer(
      call, of: method, args, Self.self, throwing: (any Error).self, default: defaultReturn)
  }

  /// Records a call of a method that throws one type of error and returns an optional, and answers with what was stubbed,
  /// else with `defaultReturn`.
  public nonisolated func _onThrowingMethod<R, E: Error>(
    _ method: Methods, throwing error: E.Type, defaultReturn: @autoclosure () -> R?, args: Any?...
  ) throws(E) -> R? {
    guard let call = mockRecorder.record(method, args, Self.self) else { return defaultReturn() }
    return try mockRecorder.answer(call, of: method, args, Self.self, throwing: error, default: defaultReturn)
  }

  /// Records a call of an async method that returns an optional, and answers with what was stubbed, else with
  /// `defaultReturn`.
  public nonisolated(nonsending) func _onAsyncMethod<R>(
    _ method: Methods, defaultReturn: @autoclosure () -> R?, args: Any?...
  ) async -> R? {
    guard let call = mockRecorder.record(method, args, Self.self) else { return defaultReturn() }
    return await mockRecorder.asyncAnswer(
      call, of: method, args, Self.self, throwing: Never.self, default: defaultReturn)
  }

  /// Records a call of an async method that throws and returns an optional, and answers with what was stubbed, else with
  /// `defaultReturn`.
  public nonisolated(nonsending) func _onAsyncThrowingMethod<R>(
    _ method: Methods, defaultReturn: @autoclosure () -> R?, args: Any?...
  ) async throws -> R? {
    guard let call = mockRecorder.record(method, args, Self.self) else { return defaultReturn() }
    return try await mockRecorder.asyncAnswer(
      call, of: method, args, Self.self, throwing: (any Error).self, default: defaultReturn)
  }

  /// Records a call of an async method that throws one type of error and returns an optional, and answers with what was
  /// stubbed, else with `defaultReturn`.
  public nonisolated(nonsending) func _onAsyncThrowingMethod<R, E: Error>(
    _ method: Methods, throwing error: E.Type, defaultReturn: @autoclosure () -> R?, args: Any?...
  ) async throws(E) -> R? {
    guard let call = mockRecorder.record(method, args, Self.self) else { return defaultReturn() }
    return try await mockRecorder.asyncAnswer(
      call, of: method, args, Self.self, throwing: error, default: defaultReturn)
  }
}
