// The lines of a mock for requirements that return at once. Each overload leads to `MockCall.answer`. They differ in
// what the requirement can do: return nothing, return, return an optional, throw.
//
// Without the overloads for optionals, the compiler takes `defaultReturn: user` in a method that returns `User?` for
// a call that returns a `User`, and a stub couldn't be nil. They have the same parameters as the others, so that the
// compiler can tell which is more specific.

extension MockRecording {
  /// Records a call of a method that returns nothing.
  ///
  /// ```swift
  /// func open(_ path: String) { _onMethod(.open, args: path) }
  /// ```
  ///
  /// - Parameters:
  ///   - method: The case of the method.
  ///   - args: Each parameter once, in order.
  ///   - function: Gives messages the labels of the parameters. Leave it out.
  @inlinable
  public nonisolated func _onMethod(_ method: Methods, args: Any?..., function: StaticString = #function) {
    mockRecorder.voidCall(method, args, Self.self, function)?.answer(throwing: Never.self, default: {})
  }

  /// Records a call, and returns the stub's answer or the default.
  ///
  /// ```swift
  /// func balance(of account: String) -> Int { _onMethod(.balance, defaultReturn: 100, args: account) }
  /// func owner(of account: String) -> String { _onMethod(.owner, args: account) }
  /// ```
  ///
  /// Without a stub, the answer is `defaultReturn`, or the natural default of the result type. If there is neither,
  /// the failure is reported with the line to write, and the process stops, because the method can't throw.
  ///
  /// - Parameters:
  ///   - method: The case of the method.
  ///   - defaultReturn: Evaluated only when it is the answer.
  ///   - args: Each parameter once, in order.
  ///   - file: The file of the mock. Leave it out.
  ///   - line: The line of the mock. Leave it out.
  ///   - function: Gives messages the labels of the parameters. Leave it out.
  @inlinable
  public nonisolated func _onMethod<R>(
    _ method: Methods, defaultReturn: @autoclosure () throws(NoDefaultReturn) -> R = try noDefaultReturn(),
    args: Any?..., file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) -> R {
    mockRecorder.call(method, args, Self.self, function, returning: R.self)
      .answer(throwing: Never.self, line: MockLine(file, line), default: defaultReturn)
  }

  /// Records a call of a method that returns an optional, and returns the stub's answer or `defaultReturn`.
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
  ///   - method: The case of the method.
  ///   - error: The type of error, if the method throws only one. Leave it out for plain `throws`.
  ///   - args: Each parameter once, in order.
  ///   - function: Gives messages the labels of the parameters. Leave it out.
  public nonisolated func _onThrowingMethod<E: Error>(
    _ method: Methods, throwing error: E.Type = (any Error).self, args: Any?..., function: StaticString = #function
  ) throws(E) {
    try mockRecorder.call(method, args, Self.self, function, returning: Void.self).answer(throwing: error, default: {})
  }

  /// Records a call of a method that throws, and returns the stub's answer or the default.
  ///
  /// ```swift
  /// func load(_ id: Int) throws -> User { try _onThrowingMethod(.load, defaultReturn: .guest, args: id) }
  /// func find(_ id: Int) throws(FindError) -> User {
  ///   try _onThrowingMethod(.find, throwing: FindError.self, args: id)
  /// }
  /// ```
  ///
  /// If the method throws one type of error that can't hold a ``MockError``, an unstubbed call without a default is
  /// reported. Then it throws the natural default of the error type or, if there is none, stops the process.
  ///
  /// - Parameters:
  ///   - method: The case of the method.
  ///   - error: The type of error, if the method throws only one. Leave it out for plain `throws`.
  ///   - defaultReturn: Evaluated only when it is the answer. It may throw what the method can throw.
  ///   - args: Each parameter once, in order.
  ///   - file: The file of the mock. Leave it out.
  ///   - line: The line of the mock. Leave it out.
  ///   - function: Gives messages the labels of the parameters. Leave it out.
  /// - Throws: The stub's error. Without a stub and a default, ``MockError/notStubbed(call:result:details:)``.
  public nonisolated func _onThrowingMethod<R, E: Error>(
    _ method: Methods, throwing error: E.Type = (any Error).self,
    defaultReturn: @autoclosure () throws -> R = try noDefaultReturn(), args: Any?...,
    file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) throws(E) -> R {
    try mockRecorder.call(method, args, Self.self, function, returning: R.self)
      .answer(throwing: error, line: MockLine(file, line), default: defaultReturn)
  }

  /// Records a call of a method that throws and returns an optional, and returns the stub's answer or
  /// `defaultReturn`.
  ///
  /// ```swift
  /// func find(_ id: Int) throws -> User? { try _onThrowingMethod(.find, defaultReturn: nil, args: id) }
  /// ```
  public nonisolated func _onThrowingMethod<R, E: Error>(
    _ method: Methods, throwing error: E.Type = (any Error).self, defaultReturn: @autoclosure () throws -> R?,
    args: Any?..., file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) throws(E) -> R? {
    try mockRecorder.call(method, args, Self.self, function, returning: R?.self)
      .answer(throwing: error, line: MockLine(file, line), default: defaultReturn)
  }
}
