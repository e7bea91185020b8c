// The lines of a mock that answer at once. Each overload is a door to `MockCall.answer`; what differs between them is what
// the requirement can do: return nothing, return, return an optional, throw.
//
// Those for optionals are there because the compiler would else take `defaultReturn: user` in a method that returns `User?`
// for a call that returns a `User`, and a stub could not be nil.

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
  ///   - function: The function of the mock, whose labels messages show. Leave it out.
  @inlinable
  public nonisolated func _onMethod<R>(
    _ method: Methods, defaultReturn: @autoclosure () -> R, args: Any?..., function: StaticString = #function
  ) -> R {
    mockRecorder.call(method, args, Self.self, function, returning: R.self).answer(
      throwing: Never.self, default: defaultReturn)
  }

  /// Records a call of a method that returns an optional, and answers with what was stubbed, else with `defaultReturn`.
  ///
  /// ```swift
  /// func find(_ id: Int) -> User? { _onMethod(.find, defaultReturn: .guest, args: id) }
  /// ```
  @inlinable
  public nonisolated func _onMethod<R>(
    _ method: Methods, defaultReturn: @autoclosure () -> R?, args: Any?..., function: StaticString = #function
  ) -> R? {
    mockRecorder.call(method, args, Self.self, function, returning: R?.self).answer(
      throwing: Never.self, default: defaultReturn)
  }

  /// Records a call, and answers with what was stubbed, else with the natural default of the result type.
  ///
  /// Without a stub and without a natural default there is no value to go on with: the failure is reported to the test,
  /// with the line to write, and the process stops.
  ///
  /// - `method`: The method that was called.
  /// - `args`: What it was called with: each parameter once, in order.
  public nonisolated func _onMethod<R>(
    _ method: Methods, args: Any?..., file: StaticString = #filePath, line: UInt = #line,
    function: StaticString = #function
  ) -> R {
    mockRecorder.call(method, args, Self.self, function, returning: R.self).answer(
      throwing: Never.self, line: MockLine(file, line))
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
    try mockRecorder.call(method, args, Self.self, function, returning: Void.self).answer(
      throwing: error, default: { () throws(E) in })
  }

  /// Records a call of a method that throws, and answers with what was stubbed, else with `defaultReturn`.
  ///
  /// ```swift
  /// func load(_ id: Int) throws -> User { try _onThrowingMethod(.load, defaultReturn: .guest, args: id) }
  /// func find(_ id: Int) throws(FindError) -> User {
  ///   try _onThrowingMethod(.find, throwing: FindError.self, defaultReturn: .guest, args: id)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - method: The method that was called.
  ///   - error: The one type of error that the method throws; leave it out where it may throw any.
  ///   - defaultReturn: Evaluated only when it is the answer. It may throw what the method can throw.
  ///   - args: What it was called with: each parameter once, in order.
  ///   - function: The function of the mock, whose labels messages show. Leave it out.
  public nonisolated func _onThrowingMethod<R, E: Error>(
    _ method: Methods, throwing error: E.Type = (any Error).self, defaultReturn: @autoclosure () throws -> R,
    args: Any?..., function: StaticString = #function
  ) throws(E) -> R {
    let call = mockRecorder.call(method, args, Self.self, function, returning: R.self)
    return try call.answer(
      throwing: error,
      default: { () throws(E) -> R in
        do { return try defaultReturn() } catch { throw typed(error, thrownBy: call) }
      })
  }

  /// Records a call of a method that throws and returns an optional, and answers with what was stubbed, else with
  /// `defaultReturn`.
  public nonisolated func _onThrowingMethod<R, E: Error>(
    _ method: Methods, throwing error: E.Type = (any Error).self, defaultReturn: @autoclosure () throws -> R?,
    args: Any?..., function: StaticString = #function
  ) throws(E) -> R? {
    let call = mockRecorder.call(method, args, Self.self, function, returning: R?.self)
    return try call.answer(
      throwing: error,
      default: { () throws(E) -> R? in
        do { return try defaultReturn() } catch { throw typed(error, thrownBy: call) }
      })
  }

  /// Records a call of a method that throws, and answers with what was stubbed, else with the natural default of the
  /// result type.
  ///
  /// Where the method throws one type of error that can't hold a ``MockError``, a call without a stub and without a natural
  /// default is reported to the test; then the natural default of the error is thrown, if it has one, else the process
  /// stops.
  ///
  /// - Throws: What was stubbed; ``MockError/notStubbed(call:result:details:)`` without a stub and without a natural default.
  public nonisolated func _onThrowingMethod<R, E: Error>(
    _ method: Methods, throwing error: E.Type = (any Error).self, args: Any?..., file: StaticString = #filePath,
    line: UInt = #line, function: StaticString = #function
  ) throws(E) -> R {
    try mockRecorder.call(method, args, Self.self, function, returning: R.self).answer(
      throwing: error, line: MockLine(file, line))
  }
}
