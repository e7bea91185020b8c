// The lines of a mock that answer at once. Each overload is a door to `MockCall.answer`; what differs between them is what
// the requirement can do: return nothing, return, return an optional, throw.
//
// Those for optionals are there because the compiler would else take `defaultReturn: user` in a method that returns `User?`
// for a call that returns a `User`, and a stub could not be nil. Their parameters are those of the others, or else the compiler
// could not tell which is the more special.

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
  ///   - function: The function of the mock, whose labels messages show. Leave it out.
  @inlinable
  public nonisolated func _onMethod(_ method: Methods, args: Any?..., function: StaticString = #function) {
    mockRecorder.call(method, args, Self.self, function, returning: Void.self).answer(throwing: Never.self, default: {})
  }

  /// Records a call, and answers with what was stubbed, else with `defaultReturn`; where that is left out, with the natural
  /// default of the result type.
  ///
  /// ```swift
  /// func balance(of account: String) -> Int { _onMethod(.balance, defaultReturn: 100, args: account) }
  /// func owner(of account: String) -> String { _onMethod(.owner, args: account) }
  /// ```
  ///
  /// Without a stub, a `defaultReturn` and a natural default there is no value to go on with: the failure is reported to the
  /// test, with the line to write, and the process stops.
  ///
  /// - Parameters:
  ///   - method: The method that was called.
  ///   - defaultReturn: Evaluated only when it is the answer.
  ///   - args: What it was called with: each parameter once, in order.
  ///   - file: The file of the mock. Leave it out.
  ///   - line: The line of the mock. Leave it out.
  ///   - function: The function of the mock, whose labels messages show. Leave it out.
  @inlinable
  public nonisolated func _onMethod<R>(
    _ method: Methods, defaultReturn: @autoclosure () throws(NoDefaultReturn) -> R = try noDefaultReturn(),
    args: Any?..., file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) -> R {
    mockRecorder.call(method, args, Self.self, function, returning: R.self)
      .answer(throwing: Never.self, line: MockLine(file, line), default: defaultReturn)
  }

  /// Records a call of a method that returns an optional, and answers with what was stubbed, else with `defaultReturn`.
  ///
  /// ```swift
  /// func find(_ id: Int) -> User? { _onMethod(.find, defaultReturn: .guest, args: id) }
  /// ```
  @inlinable
  public nonisolated func _onMethod<R>(
    _ method: Methods, defaultReturn: @autoclosure () throws(NoDefaultReturn) -> R?, args: Any?...,
    file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) -> R? {
    mockRecorder.call(method, args, Self.self, function, returning: R?.self)
      .answer(throwing: Never.self, line: MockLine(file, line), default: defaultReturn)
  }

  /// Records a call of a method that throws and returns nothing.
  ///
  /// ```swift
  /// func close() throws { try _onThrowingMethod(.close) }
  /// func lock() throws(LockError) { try _onThrowingMethod(.lock, throwing: LockError.self) }
  /// ```
  ///
  /// - Parameters:
  ///   - method: The method that was called.
  ///   - error: The one type of error that the method throws; leave it out where it may throw any.
  ///   - args: What it was called with: each parameter once, in order.
  ///   - function: The function of the mock, whose labels messages show. Leave it out.
  public nonisolated func _onThrowingMethod<E: Error>(
    _ method: Methods, throwing error: E.Type = (any Error).self, args: Any?..., function: StaticString = #function
  ) throws(E) {
    try mockRecorder.call(method, args, Self.self, function, returning: Void.self).answer(throwing: error, default: {})
  }

  /// Records a call of a method that throws, and answers with what was stubbed, else with `defaultReturn`; where that is left
  /// out, with the natural default of the result type.
  ///
  /// ```swift
  /// func load(_ id: Int) throws -> User { try _onThrowingMethod(.load, defaultReturn: .guest, args: id) }
  /// func find(_ id: Int) throws(FindError) -> User {
  ///   try _onThrowingMethod(.find, throwing: FindError.self, args: id)
  /// }
  /// ```
  ///
  /// Where the method throws one type of error that can't hold a ``MockError``, a call without a stub and without any
  /// default is reported to the test; then the natural default of the error is thrown, if it has one, else the process
  /// stops.
  ///
  /// - Parameters:
  ///   - method: The method that was called.
  ///   - error: The one type of error that the method throws; leave it out where it may throw any.
  ///   - defaultReturn: Evaluated only when it is the answer. It may throw what the method can throw.
  ///   - args: What it was called with: each parameter once, in order.
  ///   - file: The file of the mock. Leave it out.
  ///   - line: The line of the mock. Leave it out.
  ///   - function: The function of the mock, whose labels messages show. Leave it out.
  /// - Throws: What was stubbed; ``MockError/notStubbed(call:result:details:)`` without a stub and without any default.
  public nonisolated func _onThrowingMethod<R, E: Error>(
    _ method: Methods, throwing error: E.Type = (any Error).self,
    defaultReturn: @autoclosure () throws -> R = try noDefaultReturn(), args: Any?...,
    file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) throws(E) -> R {
    try mockRecorder.call(method, args, Self.self, function, returning: R.self)
      .answer(throwing: error, line: MockLine(file, line), default: defaultReturn)
  }

  /// Records a call of a method that throws and returns an optional, and answers with what was stubbed, else with
  /// `defaultReturn`.
  public nonisolated func _onThrowingMethod<R, E: Error>(
    _ method: Methods, throwing error: E.Type = (any Error).self, defaultReturn: @autoclosure () throws -> R?,
    args: Any?..., file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) throws(E) -> R? {
    try mockRecorder.call(method, args, Self.self, function, returning: R?.self)
      .answer(throwing: error, line: MockLine(file, line), default: defaultReturn)
  }
}
