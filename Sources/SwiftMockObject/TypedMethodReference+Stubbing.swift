// What a test can tell a method to do, checked by the compiler. The newest stub that fits a call answers it: set the
// general one first, the exceptions after. Helpers forward their caller's source location, as with assertions.

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference {
  /// Answers calls with a value.
  ///
  /// ```swift
  /// ledger.method.balance.returns(50)
  /// ```
  ///
  /// - `value`: What the calls return. A value of another type doesn't compile.
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
  public func returns(
    _ value: ReturnType, times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    reference.set(.value(value), times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Answers calls with one value after the other, and then keeps returning the last one.
  ///
  /// ```swift
  /// ledger.method.balance.returns(inOrder: [50, 40, 0])  // 50, 40, 0, 0, 0, …
  /// ```
  ///
  /// - `values`: One for each call. An empty array is a failure at this line.
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
  public func returns(
    inOrder values: [ReturnType], times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    reference.set(inOrder: values.map { .success($0) }, times, called: "returns(inOrder:)", place)
  }

  /// Makes calls return values or throw errors, one after the other, and then repeats the last one.
  ///
  /// ```swift
  /// ledger.method.close.returns(inOrder: [.failure(Frozen()), .success(800), .failure(Frozen())])
  /// ```
  ///
  /// - `results`: One for each call. An empty array is a failure at this line.
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
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

  /// Makes calls throw an error.
  ///
  /// ```swift
  /// ledger.method.close.throws(Frozen())
  /// ```
  ///
  /// - `error`: What the calls throw. For a method that can't throw, this doesn't compile.
  /// - `times`: How many calls throw it, 1 or more. After that, the previous stub applies again. Nil means all.
  public func `throws`(
    _ error: Failure, times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    reference.set(.error(error), times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Answers calls with the result of a closure or function that takes the arguments.
  ///
  /// ```swift
  /// ledger.method.balance.answers { account in account == "A" ? 100 : 0 }
  /// ledger.method.balance.answers(realLedger.balance)
  /// ```
  ///
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
  /// - `answer`: Runs on each call, on the actor that it was written for, wherever the mock is called.
  public func answers(
    times: Int? = nil, _ answer: @escaping @isolated(any) (repeat each ArgumentType) -> ReturnType,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil,
    isolation: (any Actor)? = #isolation
  ) {
    setAnswer(answer, times, SourcePlace(file, fileID, filePath, line, column, sourceLocation), isolation)
  }

  /// Answers calls of an async method with the result of an async closure or function.
  ///
  /// ```swift
  /// check.method.score.answers { payment in await realCheck.score(of: payment) }
  /// ```
  ///
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
  /// - `answer`: Runs on each call, off any actor. If the method can't wait, each call is a failure at this line.
  public func answers(
    times: Int? = nil, _ answer: @concurrent @escaping (repeat each ArgumentType) async -> ReturnType,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    setAsyncAnswer(answer, times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  // An overload of its own: the 6.3.1 compiler crashes when it turns a closure that takes a closure into a throwing
  // function.

  /// Answers calls with the result of a closure that may throw.
  ///
  /// ```swift
  /// ledger.method.close.answers { account in
  ///   guard account == "A" else { throw LedgerError.accountInUse }
  ///   return 130
  /// }
  /// ```
  ///
  /// If the method throws one type of error, the closure says so, too: `{ id throws(LoadError) in … }`.
  ///
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
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
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
  /// - `answer`: Runs on each call, off any actor. If the method can't wait, each call is a failure at this line.
  @_disfavoredOverload
  public func answers(
    times: Int? = nil, _ answer: @concurrent @escaping (repeat each ArgumentType) async throws(Failure) -> ReturnType,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    setAsyncAnswer(answer, times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Stores a closure, with the actor that it belongs to.
  private func setAnswer<Thrown: Error>(
    _ answer: @escaping @isolated(any) (repeat each ArgumentType) throws(Thrown) -> ReturnType,
    _ times: Int?, _ place: SourcePlace, _ isolation: (any Actor)?
  ) {
    let function = IsolatedFunction<ReturnType, Thrown, repeat each ArgumentType>(answer).unchecked.function
    reference.setTyped(
      times, place, on: Isolation(answer.isolation, from: isolation),
      { (arguments: repeat each ArgumentType) throws -> ReturnType in try function(repeat each arguments) })
  }

  /// Stores an async closure.
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

  /// Makes calls of an async method wait until the test resumes them.
  ///
  /// ```swift
  /// let gate = bank.method.balance.suspends()
  /// ```
  ///
  /// Then look at the code under test while it waits, and call `gate.resume(returning: 50)`: see ``StubGate``.
  ///
  /// - `times`: How many calls wait, 1 or more. After that, the previous stub applies again. Nil means all.
  /// - `time`: How long each call may wait: seconds, or a `Duration`, 0 or more. A call that waits longer is a
  ///   failure and returns its default.
  /// - Returns: The gate in which the calls wait. Keep it until you have resumed every call.
  public func suspends(
    times: Int? = nil, within time: some TimeExpression = 60,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) -> StubGate<ReturnType> {
    StubGate(
      reference.suspend(times, time, SourcePlace(file, fileID, filePath, line, column, sourceLocation)))
  }

  /// Removes the stubs and the `perform` closures that were set through this reference.
  ///
  /// ```swift
  /// ledger.method.balance("A").removeStubs()  // only those set through `balance("A")`
  /// ledger.method.balance.removeStubs()  // all of them
  /// ```
  public func removeStubs() {
    reference.removeCustomBehavior()
  }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference where ReturnType == Void {
  /// Makes calls of a method that returns nothing do nothing.
  ///
  /// ```swift
  /// ledger.method.transfer.returns()
  /// ```
  ///
  /// In a strict test, even a method that returns nothing needs a stub. This is the shortest.
  ///
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
  public func returns(
    times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    reference.set(.value(()), times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }
}

// MARK: - Any number of arguments

/// A reference with typed results and errors, whatever the number of its arguments.
///
/// ``TypedMethodReference`` is the only one. The protocol exists for the overloads of `answers` that take a list of
/// arguments. Members of its extension rank below those of the type itself, so the compiler prefers a closure with
/// one parameter for each argument.
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public protocol TypedCallReference: CallReference {
  /// The type that the method returns.
  associatedtype ReturnType
  /// The type of error that the method throws; `Never` if it can't throw.
  associatedtype Failure: Error
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference: TypedCallReference {}

// In an extension of the protocol, so that the compiler prefers the overloads above if a closure fits both.
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedCallReference {
  /// Answers calls with the result of a closure that takes the list of arguments, however many there are.
  ///
  /// ```swift
  /// ledger.method.transfer.answers { _ in print("a transfer") }
  /// ```
  ///
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
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

  /// Answers calls of an async method with the result of an async closure that takes the list of arguments.
  ///
  /// ```swift
  /// check.method.score.answers { _ in await clock.ticks }
  /// ```
  ///
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
  /// - `answer`: Runs on each call, off any actor. If the method can't wait, each call is a failure at this line.
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
