// The lines of a mock for async requirements. They run where their caller runs, so a `@MainActor` mock can pass
// arguments that are not Sendable.

extension MockRecording {
  /// Records a call of an async method that returns nothing.
  ///
  /// ```swift
  /// func report(_ text: String) async { await _onAsyncMethod(.report, args: text) }
  /// ```
  ///
  /// - Parameters:
  ///   - method: The case of the method.
  ///   - args: Each parameter once, in order.
  ///   - function: Gives messages the labels of the parameters. Leave it out.
  public nonisolated(nonsending) func _onAsyncMethod(
    _ method: Methods, args: Any?..., function: StaticString = #function
  ) async {
    await mockRecorder.call(method, args, Self.self, function, returning: Void.self).asyncAnswer(
      throwing: Never.self, default: {})
  }

  /// Records a call of an async method, and returns the stub's answer or the default.
  ///
  /// ```swift
  /// func title() async -> String { await _onAsyncMethod(.title, defaultReturn: "Untitled") }
  /// ```
  ///
  /// Without a stub, the answer is `defaultReturn`, or the natural default of the result type. If there is neither,
  /// the failure is reported and the process stops, because the method can't throw.
  ///
  /// - Parameters:
  ///   - method: The case of the method.
  ///   - defaultReturn: Evaluated only when it is the answer. It may `await`.
  ///   - args: Each parameter once, in order.
  ///   - file: The file of the mock. Leave it out.
  ///   - line: The line of the mock. Leave it out.
  ///   - function: Gives messages the labels of the parameters. Leave it out.
  public nonisolated(nonsending) func _onAsyncMethod<R>(
    _ method: Methods,
    defaultReturn: nonisolated(nonsending) @autoclosure () async throws(NoDefaultReturn) -> R = try noDefaultReturn(),
    args: Any?..., file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) async -> R {
    await mockRecorder.call(method, args, Self.self, function, returning: R.self)
      .asyncAnswer(throwing: Never.self, line: MockLine(file, line), default: defaultReturn)
  }

  /// Records a call of an async method that returns an optional, and returns the stub's answer or `defaultReturn`.
  ///
  /// ```swift
  /// func user(_ id: Int) async -> User? { await _onAsyncMethod(.user, defaultReturn: .guest, args: id) }
  /// ```
  public nonisolated(nonsending) func _onAsyncMethod<R>(
    _ method: Methods, defaultReturn: nonisolated(nonsending) @autoclosure () async throws(NoDefaultReturn) -> R?,
    args: Any?..., file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) async -> R? {
    await mockRecorder.call(method, args, Self.self, function, returning: R?.self)
      .asyncAnswer(throwing: Never.self, line: MockLine(file, line), default: defaultReturn)
  }

  /// Records a call of an async method that throws and returns nothing.
  ///
  /// ```swift
  /// func save(_ user: User) async throws { try await _onAsyncThrowingMethod(.save, args: user) }
  /// ```
  public nonisolated(nonsending) func _onAsyncThrowingMethod<E: Error>(
    _ method: Methods, throwing error: E.Type = (any Error).self, args: Any?..., function: StaticString = #function
  ) async throws(E) {
    try await mockRecorder.call(method, args, Self.self, function, returning: Void.self).asyncAnswer(
      throwing: error, default: {})
  }

  /// Records a call of an async method that throws, and returns the stub's answer or the default.
  ///
  /// ```swift
  /// func run(_ body: () async throws -> Int) async throws -> Int {
  ///   try await _onAsyncThrowingMethod(.run, defaultReturn: try await body(), args: Unrecorded("a body"))
  /// }
  /// ```
  ///
  /// `defaultReturn` is evaluated only when it is the answer. It may `await`, and throw what the method can throw.
  ///
  /// If the method throws one type of error that can't hold a ``MockError``, an unstubbed call without a default is
  /// reported. Then it throws the natural default of the error type or, if there is none, stops the process.
  ///
  /// - Throws: The stub's error. Without a stub and a default, ``MockError/notStubbed(call:result:details:)``.
  public nonisolated(nonsending) func _onAsyncThrowingMethod<R, E: Error>(
    _ method: Methods, throwing error: E.Type = (any Error).self,
    defaultReturn: nonisolated(nonsending) @autoclosure () async throws -> R = try noDefaultReturn(), args: Any?...,
    file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) async throws(E) -> R {
    try await mockRecorder.call(method, args, Self.self, function, returning: R.self)
      .asyncAnswer(throwing: error, line: MockLine(file, line), default: defaultReturn)
  }

  /// Records a call of an async method that throws and returns an optional, and returns the stub's answer or
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
