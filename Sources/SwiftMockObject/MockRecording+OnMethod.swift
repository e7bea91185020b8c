// The lines of a mock that answer at once. Each overload is a door to `MockRecorder.answer`; what differs between them is
// what the requirement can do: return nothing, return, throw, throw one type of error.

extension MockRecording {
  /// Records a call of a method that returns nothing.
  ///
  /// ```swift
  /// func open(_ path: String) { _onMethod(.open, args: path) }
  /// ```
  ///
  /// - Parameters:
  ///   - method: The method that was called.
  ///   - args: What it was called with: each parameter once, in order.
  @inlinable
  public nonisolated func _onMethod(_ method: Methods, args: Any?...) {
    guard let call = mockRecorder.record(method, args, Self.self) else { return }
    mockRecorder.answer(call, of: method, args, Self.self)
  }

  /// Records a call, and answers with what was stubbed, else with `defaultReturn`.
  ///
  /// ```swift
  /// func balance(of account: String) -> Int { _onMethod(.balance, defaultReturn: 100, args: account) }
  /// ```
  ///
  /// - Parameters:
  ///   - method: The method that was called.
  ///   - defaultReturn: Evaluated only when it is the answer.
  ///   - args: What it was called with: each parameter once, in order.
  @inlinable
  public nonisolated func _onMethod<R>(
    _ method: Methods, defaultReturn: @autoclosure () -> R, args: Any?...
  ) -> R {
    guard let call = mockRecorder.record(method, args, Self.self) else { return defaultReturn() }
    return mockRecorder.answer(call, of: method, args, Self.self, throwing: Never.self, default: defaultReturn)
  }

  /// Records a call, and answers with what was stubbed, else with the natural default of the result type.
  ///
  /// Without a stub and without a natural default there is no value to go on with: the failure is reported to the test,
  /// with the line to write, and the process stops.
  ///
  /// - `method`: The method that was called.
  /// - `args`: What it was called with: each parameter once, in order.
  public nonisolated func _onMethod<R>(
    _ method: Methods, args: Any?..., file: StaticString = #filePath, line: UInt = #line
  ) -> R {
    mockRecorder.answer(
      method, args, of: Self.self, throwing: Never.self, place: SourcePlace(file, file, line, 1))
  }

  /// Records a call of a method that throws and returns nothing.
  public nonisolated func _onThrowingMethod(_ method: Methods, args: Any?...) throws {
    guard let call = mockRecorder.record(method, args, Self.self) else { return }
    try mockRecorder.answer(call, of: method, args, Self.self, throwing: (any Error).self, default: {})
  }

  /// Records a call of a method that throws one type of error and returns nothing.
  public nonisolated func _onThrowingMethod<E: Error>(
    _ method: Methods, throwing error: E.Type, args: Any?...
  ) throws(E) {
    guard let call = mockRecorder.record(method, args, Self.self) else { return }
    try mockRecorder.answer(call, of: method, args, Self.self, throwing: error, default: {})
  }

  /// Records a call of a method that throws, and answers with what was stubbed, else with `defaultReturn`.
  ///
  /// ```swift
  /// func load(_ id: Int) throws -> User { try _onThrowingMethod(.load, defaultReturn: .guest, args: id) }
  /// ```
  public nonisolated func _onThrowingMethod<R>(
    _ method: Methods, defaultReturn: @autoclosure () -> R, args: Any?...
  ) throws -> R {
    guard let call = mockRecorder.record(method, args, Self.self) else { return defaultReturn() }
    return try mockRecorder.answer(
      call, of: method, args, Self.self, throwing: (any Error).self, default: defaultReturn)
  }

  /// Records a call of a method that throws, and answers with what was stubbed, else with the natural default of the
  /// result type.
  ///
  /// - Throws: What was stubbed; ``MockError/notStubbed(call:result:details:)`` without a stub and without a natural default.
  public nonisolated func _onThrowingMethod<R>(
    _ method: Methods, args: Any?..., file: StaticString = #filePath, line: UInt = #line
  ) throws -> R {
    try mockRecorder.answer(
      method, args, of: Self.self, throwing: (any Error).self, place: SourcePlace(file, file, line, 1))
  }

  /// Records a call of a method that throws one type of error, and answers with what was stubbed, else with
  /// `defaultReturn`.
  ///
  /// ```swift
  /// func load(_ id: Int) throws(LoadError) -> User {
  ///   try _onThrowingMethod(.load, throwing: LoadError.self, defaultReturn: .guest, args: id)
  /// }
  /// ```
  public nonisolated func _onThrowingMethod<R, E: Error>(
    _ method: Methods, throwing error: E.Type, defaultReturn: @autoclosure () -> R, args: Any?...
  ) throws(E) -> R {
    guard let call = mockRecorder.record(method, args, Self.self) else { return defaultReturn() }
    return try mockRecorder.answer(call, of: method, args, Self.self, throwing: error, default: defaultReturn)
  }

  /// Records a call of a method that throws one type of error, and answers with what was stubbed, else with the natural
  /// default of the result type.
  ///
  /// Without a stub and without a natural default, the failure is reported to the test and the process stops, unless `E`
  /// can hold a ``MockError``.
  public nonisolated func _onThrowingMethod<R, E: Error>(
    _ method: Methods, throwing error: E.Type, args: Any?..., file: StaticString = #filePath, line: UInt = #line
  ) throws(E) -> R {
    try mockRecorder.answer(
      method, args, of: Self.self, throwing: error, place: SourcePlace(file, file, line, 1))
  }
}
