// What a test can tell a method to do. The newest behavior that fits a call answers it: set the general one first, the
// exceptions after.

extension MethodReference {
  /// Answers calls with the closure's result.
  ///
  /// ```swift
  /// ledger.methodReference(.transfer).setCustomBehavior { args in (args[1] as? Int ?? 0) < 100 }
  /// ```
  ///
  /// - `times`: How many calls it answers. After that, the previous stub applies again. Nil means all.
  /// - `behavior`: Runs on each call, with the arguments in order; nil stands for every kind of nil. It runs on the actor that
  ///   it was written for, wherever the mock is called.
  public func setCustomBehavior(
    times: Int? = nil, _ behavior: @escaping @isolated(any) ([Any?]) -> Any,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil,
    isolation: (any Actor)? = #isolation
  ) {
    let unchecked = unsafeBitCast(behavior, to: (([Any?]) -> Any).self)
    set(
      .closure({ unchecked($0.map(flattened)) }, on: Isolation(behavior.isolation, from: isolation)), times,
      SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Runs the closure on each call of a method that returns nothing.
  ///
  /// ```swift
  /// door.methodReference(.open).setCustomBehavior { args in
  ///   guard let callback = args[1] as? (Int) -> Void else { return }
  ///   callback(7)
  /// }
  /// ```
  public func setCustomBehavior(
    times: Int? = nil, _ behavior: @escaping @isolated(any) ([Any?]) -> Void,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil,
    isolation: (any Actor)? = #isolation
  ) {
    let unchecked = unsafeBitCast(behavior, to: (([Any?]) -> Void).self)
    set(
      .closure({ unchecked($0.map(flattened)) }, on: Isolation(behavior.isolation, from: isolation)), times,
      SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Answers calls with the result of a closure, or of a function, that takes the arguments by their types.
  ///
  /// ```swift
  /// ledger.methodReference(.transfer).setCustomBehavior { (account: String, amount: Int) in amount < 100 }
  /// ledger.methodReference(.balance).setCustomBehavior(realLedger.balance)
  /// ```
  ///
  /// A call whose arguments are of other types is reported as a failure of the test, at this line. A closure that takes an
  /// `[Any?]` alone gets the list of all arguments, as the untyped one does, and may throw:
  ///
  /// ```swift
  /// ledger.methodReference(.load).setCustomBehavior { (args: [Any?]) throws -> Int in throw Offline() }
  /// ```
  @_disfavoredOverload
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public func setCustomBehavior<each Argument, R>(
    times: Int? = nil, _ behavior: @escaping @isolated(any) (repeat each Argument) throws -> R,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil,
    isolation: (any Actor)? = #isolation
  ) {
    let function = IsolatedFunction<R, any Error, repeat each Argument>(behavior)
    setTyped(
      times, SourcePlace(file, fileID, filePath, line, column, sourceLocation),
      on: Isolation(behavior.isolation, from: isolation),
      function.unchecked.function)
  }

  #if canImport(Darwin)
    /// Answers calls with the result of a closure, or of a function, that takes the arguments by their types.
    ///
    /// On older systems it runs where the mock is called.
    @_disfavoredOverload
    @available(macOS, obsoleted: 14.0)
    @available(iOS, obsoleted: 17.0)
    @available(tvOS, obsoleted: 17.0)
    @available(watchOS, obsoleted: 10.0)
    public func setCustomBehavior<each Argument, R>(
      times: Int? = nil, _ behavior: @escaping (repeat each Argument) throws -> R,
      file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
      line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
    ) {
      setTyped(times, SourcePlace(file, fileID, filePath, line, column, sourceLocation), on: .anywhere, behavior)
    }
  #endif

  /// Answers calls of an async method with the result of an async closure or function that takes the arguments by their
  /// types; one that takes an `[Any?]` alone gets the list of them all.
  ///
  /// ```swift
  /// store.methodReference(.user).setCustomBehavior { (id: Int) async throws -> User in
  ///   try await Task.sleep(nanoseconds: 1_000_000)
  ///   return User(id: id)
  /// }
  /// ```
  @_disfavoredOverload
  public func setCustomBehavior<each Argument, R>(
    times: Int? = nil, _ behavior: @concurrent @escaping (repeat each Argument) async throws -> R,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    setTypedAsync(times, SourcePlace(file, fileID, filePath, line, column, sourceLocation), behavior)
  }

  /// Answers calls with the value.
  ///
  /// - `value`: Of the type that the method returns. Another type is reported as a failure when the method is called.
  /// - `times`: How many calls it answers. After that, the previous stub applies again. Nil means all.
  public func setCustomBehaviorToReturn(
    _ value: Any?, times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    set(.value(value), times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Answers calls with one value after the other; the last one sticks.
  ///
  /// ```swift
  /// dice.methodReference(.roll).setCustomBehaviorToReturn(inOrder: [6, 6, 1])   // 6, 6, 1, 1, 1, …
  /// ```
  ///
  /// Without `inOrder`, an array is one value: the answer to each call.
  public func setCustomBehaviorToReturn(
    inOrder values: [Any?],
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    set(
      inOrder: values.map { .success($0) }, nil, called: "setCustomBehaviorToReturn(inOrder:)",
      SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Answers calls with nil.
  public func setCustomBehaviorToReturnNil(
    times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    set(.value(nil), times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Has calls throw the error.
  public func setCustomBehaviorToThrow(
    _ error: any Error, times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    set(.error(error), times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Removes what was set: through a narrowed reference, what was set through a reference narrowed in the same way;
  /// through any other, every behavior of the method.
  public func removeCustomBehavior() {
    recorder.removeBehaviors(of: method, setThrough: pattern)
  }

  /// Has calls answered by a closure that takes the arguments by their types.
  func setTyped<each Argument, R>(
    _ times: Int?, _ place: SourcePlace, on isolation: Isolation,
    _ behavior: @escaping (repeat each Argument) throws -> R
  ) {
    set(
      .closure(
        { arguments in
          var typed = try TypedArguments(arguments, for: repeat (each Argument).self)
          return try behavior(repeat try typed.next(as: (each Argument).self))
        }, on: isolation), times, place)
  }

  /// Has calls answered by an async closure that takes the arguments by their types.
  func setTypedAsync<each Argument, R>(
    _ times: Int?, _ place: SourcePlace, _ behavior: @concurrent @escaping (repeat each Argument) async throws -> R
  ) {
    set(
      .asyncClosure { arguments in
        var typed = try TypedArguments(arguments, for: repeat (each Argument).self)
        return try await behavior(repeat try typed.next(as: (each Argument).self))
      }, times, place)
  }

  /// Has calls answered with one value or error after the other.
  func set(inOrder results: [Result<Any?, any Error>], _ times: Int?, called name: String, _ place: SourcePlace) {
    guard !results.isEmpty else {
      Reporter.report(StubMisuse.noValues(name).text(of: self.name()), at: place)
      return
    }
    set(.results(results), times, place)
  }

  /// Has calls answered in a way of which the overloads above are the spellings.
  func set(_ answer: Behavior.Answer, _ times: Int?, _ place: SourcePlace) {
    if let times, times < 1 {
      Reporter.report(StubMisuse.callCount(times).text(of: name()), at: place)
      return
    }
    recorder.add(reportingSharedStreams(answer, place), to: method, for: pattern, times: times, at: place)
  }
}
