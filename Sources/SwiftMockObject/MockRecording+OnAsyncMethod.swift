// The lines of a mock that may wait. They run where their caller runs, so a `@MainActor` mock can pass arguments that are
// not Sendable.

extension MockRecording {
  /// Records a call of an async method that returns nothing.
  public nonisolated(nonsending) func _onAsyncMethod(
    _ method: Methods, args: Any?..., function: StaticString = #function
  ) async {
    await mockRecorder.call(method, args, Self.self, function, returning: Void.self).asyncAnswer(
      throwing: Never.self, default: {})
  }

  /// Records a call of an async method, and answers with what was stubbed, else with `defaultReturn`; where that is left out,
  /// with the natural default of the result type.
  ///
  /// ```swift
  /// func title() async -> String { await _onAsyncMethod(.title, defaultReturn: "Untitled") }
  /// ```
  ///
  /// `defaultReturn` is evaluated only when it is the answer. It may wait. Without a stub and without any default, the failure
  /// is reported to the test and the process stops.
  public nonisolated(nonsending) func _onAsyncMethod<R>(
    _ method: Methods,
    defaultReturn: nonisolated(nonsending) @autoclosure () async throws(NoDefaultReturn) -> R = try noDefaultReturn(),
    args: Any?..., file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) async -> R {
    await mockRecorder.call(method, args, Self.self, function, returning: R.self)
      .asyncAnswer(throwing: Never.self, line: MockLine(file, line), default: defaultReturn)
  }

  /// Records a call of an async method that returns an optional, and answers with what was stubbed, else with
  /// `defaultReturn`.
  public nonisolated(nonsending) func _onAsyncMethod<R>(
    _ method: Methods, defaultReturn: nonisolated(nonsending) @autoclosure () async throws(NoDefaultReturn) -> R?,
    args: Any?..., file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) async -> R? {
    await mockRecorder.call(method, args, Self.self, function, returning: R?.self)
      .asyncAnswer(throwing: Never.self, line: MockLine(file, line), default: defaultReturn)
  }

  /// Records a call of an async method that throws and returns nothing.
  public nonisolated(nonsending) func _onAsyncThrowingMethod<E: Error>(
    _ method: Methods, throwing error: E.Type = (any Error).self, args: Any?..., function: StaticString = #function
  ) async throws(E) {
    try await mockRecorder.call(method, args, Self.self, function, returning: Void.self).asyncAnswer(
      throwing: error, default: {})
  }

  /// Records a call of an async method that throws, and answers with what was stubbed, else with `defaultReturn`; where that is
  /// left out, with the natural default of the result type.
  ///
  /// ```swift
  /// func run(_ body: () async throws -> Int) async throws -> Int {
  ///   try await _onAsyncThrowingMethod(.run, defaultReturn: try await body(), args: Unrecorded("a body"))
  /// }
  /// ```
  ///
  /// `defaultReturn` is evaluated only when it is the answer. It may wait, and throw what the method can throw.
  ///
  /// Where the method throws one type of error that can't hold a ``MockError``, a call without a stub and without any
  /// default is reported to the test; then the natural default of the error is thrown, if it has one, else the process
  /// stops.
  ///
  /// - Throws: What was stubbed; ``MockError/notStubbed(call:result:details:)`` without a stub and without any default.
  public nonisolated(nonsending) func _onAsyncThrowingMethod<R, E: Error>(
    _ method: Methods, throwing error: E.Type = (any Error).self,
    defaultReturn: nonisolated(nonsending) @autoclosure () async throws -> R = try noDefaultReturn(), args: Any?...,
    file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) async throws(E) -> R {
    try await mockRecorder.call(method, args, Self.self, function, returning: R.self)
      .asyncAnswer(throwing: error, line: MockLine(file, line), default: defaultReturn)
  }

  /// Records a call of an async method that throws and returns an optional, and answers with what was stubbed, else with
  /// `defaultReturn`.
  public nonisolated(nonsending) func _onAsyncThrowingMethod<R, E: Error>(
    _ method: Methods, throwing error: E.Type = (any Error).self,
    defaultReturn: nonisolated(nonsending) @autoclosure () async throws -> R?, args: Any?...,
    file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) async throws(E) -> R? {
    try await mockRecorder.call(method, args, Self.self, function, returning: R?.self)
      .asyncAnswer(throwing: error, line: MockLine(file, line), default: defaultReturn)
  }
}
