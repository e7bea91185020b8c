// What a test can tell a method to do, in words that the compiler checks. The newest stub that fits a call answers it: set
// the general one first, the exceptions after. A helper of your own hands its caller's place on, as it does to assertions.

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference {
  /// Answers calls with the value.
  ///
  /// ```swift
  /// ledger.method.balance.returns(50)
  /// ```
  ///
  /// - `value`: What the calls return.
  /// - `times`: How many calls it answers. After that, the previous stub applies again. Nil means all.
  public func returns(
    _ value: ReturnType, times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    reference.set(.value(value), times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Answers calls with one value after the other; the last one sticks.
  ///
  /// ```swift
  /// ledger.method.balance.returns(inOrder: [50, 40, 0])  // 50, 40, 0, 0, 0, …
  /// ```
  ///
  /// - `values`: One for each call.
  /// - `times`: How many calls it answers. After that, the previous stub applies again. Nil means all.
  public func returns(
    inOrder values: [ReturnType], times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    reference.set(inOrder: values.map { .success($0) }, times, called: "returns(inOrder:)", place)
  }

  /// Has calls return a value or throw an error, one after the other; the last one sticks.
  ///
  /// ```swift
  /// ledger.method.close.returns(inOrder: [.failure(Frozen()), .success(800), .failure(Frozen())])
  /// ```
  ///
  /// - `results`: One for each call.
  /// - `times`: How many calls it answers. After that, the previous stub applies again. Nil means all.
  @_disfavoredOverload
  public func returns(
    inOrder results: [Result<ReturnType, Failure>], times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    reference.set(
      inOrder: results.map { $0.map { $0 as Any? }.mapError { $0 as any Error } }, times, called: "returns(inOrder:)",
      place)
  }

  /// Has calls throw the error.
  ///
  /// ```swift
  /// ledger.method.close.throws(Frozen())
  /// ```
  ///
  /// - `error`: What the calls throw. For a method that can't throw, this does not compile.
  /// - `times`: How many calls throw it. After that, the previous stub applies again. Nil means all.
  public func `throws`(
    _ error: Failure, times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    reference.set(.error(error), times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Answers calls with the result of a closure, or of a function, that takes the arguments.
  ///
  /// ```swift
  /// ledger.method.balance.answers { account in account == "A" ? 100 : 0 }
  /// ledger.method.balance.answers(realLedger.balance)
  /// ```
  ///
  /// - `times`: How many calls it answers. After that, the previous stub applies again. Nil means all.
  /// - `answer`: Runs on each call, on the actor that it was written for, wherever the mock is called.
  public func answers(
    times: Int? = nil, _ answer: @escaping @isolated(any) (repeat each ArgumentType) -> ReturnType,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil,
    isolation: (any Actor)? = #isolation
  ) {
    setAnswer(answer, times, SourcePlace(file, fileID, filePath, line, column, sourceLocation), isolation)
  }

  /// Answers calls of an async method with the result of an async closure or function that takes the arguments.
  ///
  /// ```swift
  /// check.method.score.answers { payment in await realCheck.score(of: payment) }
  /// ```
  ///
  /// - `times`: How many calls it answers. After that, the previous stub applies again. Nil means all.
  /// - `answer`: Runs on each call. Where the method can't wait, that is reported as a failure at this line.
  public func answers(
    times: Int? = nil, _ answer: @concurrent @escaping (repeat each ArgumentType) async -> ReturnType,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    setAsyncAnswer(answer, times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  // A door of its own: the 6.3.1 compiler crashes where it makes a throwing function of a closure that takes a closure.

  /// Answers calls with the result of a closure that may throw.
  ///
  /// ```swift
  /// ledger.method.close.answers { account in
  ///   guard account == "A" else { throw LedgerError.accountInUse }
  ///   return 130
  /// }
  /// ```
  ///
  /// A closure for a method that throws errors of one type says so, as the method does: `{ id throws(LoadError) in … }`.
  ///
  /// - `times`: How many calls it answers. After that, the previous stub applies again. Nil means all.
  /// - `answer`: Runs on each call, on the actor that it was written for, wherever the mock is called.
  @_disfavoredOverload
  public func answers(
    times: Int? = nil, _ answer: @escaping @isolated(any) (repeat each ArgumentType) throws(Failure) -> ReturnType,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil,
    isolation: (any Actor)? = #isolation
  ) {
    setAnswer(answer, times, SourcePlace(file, fileID, filePath, line, column, sourceLocation), isolation)
  }

  /// Answers calls of an async method with the result of an async closure that may throw.
  ///
  /// ```swift
  /// check.method.score.answers { payment in try await realCheck.score(of: payment) }
  /// ```
  ///
  /// - `times`: How many calls it answers. After that, the previous stub applies again. Nil means all.
  /// - `answer`: Runs on each call. Where the method can't wait, that is reported as a failure at this line.
  @_disfavoredOverload
  public func answers(
    times: Int? = nil, _ answer: @concurrent @escaping (repeat each ArgumentType) async throws(Failure) -> ReturnType,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    setAsyncAnswer(answer, times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  private func setAnswer<Thrown: Error>(
    _ answer: @escaping @isolated(any) (repeat each ArgumentType) throws(Thrown) -> ReturnType,
    _ times: Int?, _ place: SourcePlace, _ isolation: (any Actor)?
  ) {
    let function = IsolatedFunction<ReturnType, Thrown, repeat each ArgumentType>(answer).unchecked.function
    reference.setTyped(
      times, place, on: Isolation(answer.isolation, from: isolation),
      { (arguments: repeat each ArgumentType) throws -> ReturnType in try function(repeat each arguments) })
  }

  private func setAsyncAnswer<Thrown: Error>(
    _ answer: @concurrent @escaping (repeat each ArgumentType) async throws(Thrown) -> ReturnType,
    _ times: Int?, _ place: SourcePlace
  ) {
    reference.setTypedAsync(
      times, place,
      { (arguments: repeat each ArgumentType) async throws -> ReturnType in try await answer(repeat each arguments) })
  }

  /// Does not compile; the message says what to write.
  @available(*, unavailable, message: "the method can't throw, so its stub can't")
  @_disfavoredOverload
  public func answers(
    times: Int? = nil, _ answer: @escaping (repeat each ArgumentType) throws -> ReturnType
  ) where Failure == Never {}

  /// Does not compile; the message says what to write.
  @available(*, unavailable, message: "say what the method returns: returns(value)")
  public func returns(times: Int? = nil) {}

  /// Has calls of an async method wait until the test resumes them.
  ///
  /// ```swift
  /// let gate = bank.method.balance.suspends()
  /// ```
  ///
  /// - `times`: How many calls wait. After that, the previous stub applies again. Nil means all.
  /// - `time`: How long a call may wait. One that has waited for longer is reported as a failure and returns its
  ///   default.
  /// - Returns: The gate in which the calls wait. Keep it until every call has been resumed.
  public func suspends(
    times: Int? = nil, within time: some TimeExpression = 60,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) -> StubGate<ReturnType> {
    StubGate(
      reference.suspend(times, time, SourcePlace(file, fileID, filePath, line, column, sourceLocation)))
  }

  /// Removes what was set: through a narrowed reference, what was set through a reference narrowed in the same way; through
  /// any other, every stub of the method.
  public func removeStubs() {
    reference.removeCustomBehavior()
  }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference where ReturnType == Void {
  /// Has calls of a method that returns nothing do nothing.
  ///
  /// ```swift
  /// ledger.method.transfer.returns()
  /// ```
  ///
  /// - `times`: How many calls it answers. After that, the previous stub applies again. Nil means all.
  public func returns(
    times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    reference.set(.value(()), times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }
}

// MARK: - Any number of arguments

/// A reference whose results and errors have types, whatever the number of its arguments.
///
/// ``TypedMethodReference`` is the one that there is.
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public protocol TypedCallReference: CallReference {
  /// What the method returns.
  associatedtype ReturnType
  /// What it throws; `Never` if it can't.
  associatedtype Failure: Error
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference: TypedCallReference {}

// In an extension of the protocol, so that the doors above come first where a closure fits both.
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedCallReference {
  /// Answers calls with the result of a closure that takes the list of the arguments, whatever their number.
  ///
  /// ```swift
  /// ledger.method.transfer.answers { _ in print("a transfer") }
  /// ```
  ///
  /// - `times`: How many calls it answers. After that, the previous stub applies again. Nil means all.
  /// - `answer`: Runs on each call, on the actor that it was written for, wherever the mock is called.
  @_disfavoredOverload
  public func answers(
    times: Int? = nil, _ answer: @escaping @isolated(any) ([Any?]) throws(Failure) -> ReturnType,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil,
    isolation: (any Actor)? = #isolation
  ) {
    let function = IsolatedFunction<ReturnType, Failure, [Any?]>(answer).unchecked.function
    reference.setTyped(
      times, SourcePlace(file, fileID, filePath, line, column, sourceLocation),
      on: Isolation(answer.isolation, from: isolation),
      { (arguments: [Any?]) throws -> ReturnType in try function(arguments) })
  }

  /// Answers calls of an async method with the result of an async closure that takes the list of the arguments, whatever
  /// their number.
  ///
  /// ```swift
  /// check.method.score.answers { _ in await clock.ticks }
  /// ```
  ///
  /// - `times`: How many calls it answers. After that, the previous stub applies again. Nil means all.
  /// - `answer`: Runs on each call. Where the method can't wait, that is reported as a failure at this line.
  @_disfavoredOverload
  public func answers(
    times: Int? = nil, _ answer: @concurrent @escaping ([Any?]) async throws(Failure) -> ReturnType,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    reference.setTypedAsync(
      times, SourcePlace(file, fileID, filePath, line, column, sourceLocation),
      { (arguments: [Any?]) async throws -> ReturnType in try await answer(arguments) })
  }
}
