// What a test can tell a method to do. The newest stub that fits a call answers it: set the general one first, the
// exceptions after.

extension MethodReference {
  /// Answers calls with the result of a closure that gets the list of arguments.
  ///
  /// ```swift
  /// ledger.methodReference(.transfer).setCustomBehavior { args in (args[1] as? Int ?? 0) < 100 }
  /// ```
  ///
  /// If the result doesn't have the method's return type, that is a failure at this line, and the call returns its default.
  ///
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
  /// - `behavior`: Gets the arguments in order; any kind of nil is nil. It runs on the actor that it was written for,
  ///   wherever the mock is called.
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

  /// Runs a closure on each call of a method that returns nothing.
  ///
  /// ```swift
  /// door.methodReference(.open).setCustomBehavior { args in
  ///   guard let callback = args[1] as? (Int) -> Void else { return }
  ///   callback(7)
  /// }
  /// ```
  ///
  /// The call is answered when the closure returns.
  ///
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
  /// - `behavior`: Gets the arguments in order; any kind of nil is nil. It runs on the actor that it was written for.
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

  /// Answers calls with the result of a closure or function with typed parameters.
  ///
  /// ```swift
  /// ledger.methodReference(.transfer).setCustomBehavior { (account: String, amount: Int) in amount < 100 }
  /// ledger.methodReference(.balance).setCustomBehavior(realLedger.balance)
  /// ```
  ///
  /// If the arguments of a call have other types, or the closure throws and the method can't, that is a failure that
  /// names this line. A closure whose one parameter is `[Any?]` gets the list of all arguments, as the untyped form
  /// does, and may throw:
  ///
  /// ```swift
  /// ledger.methodReference(.load).setCustomBehavior { (args: [Any?]) throws -> Int in throw Offline() }
  /// ```
  ///
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
  /// - `behavior`: Its parameters are the method's, in order. It runs on the actor that it was written for.
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
    /// Answers calls with the result of a closure or function with typed parameters.
    ///
    /// On older systems the closure runs where the mock is called.
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

  /// Answers calls of an async method with the result of an async closure or function with typed parameters.
  ///
  /// ```swift
  /// store.methodReference(.user).setCustomBehavior { (id: Int) async throws -> User in
  ///   try await Task.sleep(nanoseconds: 1_000_000)
  ///   return User(id: id)
  /// }
  /// ```
  ///
  /// A closure whose one parameter is `[Any?]` gets the list of all arguments. If the method can't wait, each call is
  /// a failure that names this line.
  ///
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
  /// - `behavior`: Its parameters are the method's, in order. It runs off any actor.
  @_disfavoredOverload
  public func setCustomBehavior<each Argument, R>(
    times: Int? = nil, _ behavior: @concurrent @escaping (repeat each Argument) async throws -> R,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    setTypedAsync(times, SourcePlace(file, fileID, filePath, line, column, sourceLocation), behavior)
  }

  /// Answers calls with a value.
  ///
  /// ```swift
  /// ledger.methodReference(.balance).setCustomBehaviorToReturn(50)
  /// ```
  ///
  /// - `value`: A value of the type that the method returns. If it has another type, that is a failure at this line, and the call returns its
  ///   default: write `2.0`, not `2`, for a `Double`.
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
  public func setCustomBehaviorToReturn(
    _ value: Any?, times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    set(.value(value), times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Answers calls with one value after the other, and then keeps returning the last one.
  ///
  /// ```swift
  /// dice.methodReference(.roll).setCustomBehaviorToReturn(inOrder: [6, 6, 1])   // 6, 6, 1, 1, 1, …
  /// ```
  ///
  /// Without `inOrder:`, an array is one value, which each call returns. To throw in between, use a key and
  /// `returns(inOrder: [.failure(error), .success(6)])`.
  ///
  /// - `values`: One for each call. An empty array is a failure at this line.
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
  ///
  /// ```swift
  /// archive.methodReference(.clerk).setCustomBehaviorToReturnNil()
  /// ```
  ///
  /// If the method doesn't return an optional, that is a failure at this line, and the call returns its default.
  ///
  /// - `times`: How many calls it answers, 1 or more. After that, the previous stub applies again. Nil means all.
  public func setCustomBehaviorToReturnNil(
    times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    set(.value(nil), times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Makes calls throw an error.
  ///
  /// ```swift
  /// ledger.methodReference(.close).setCustomBehaviorToThrow(LedgerError.accountInUse)
  /// ```
  ///
  /// If the method can't throw this error, that is a failure at this line, and the call returns its default.
  ///
  /// - `error`: What the calls throw.
  /// - `times`: How many calls throw it, 1 or more. After that, the previous stub applies again. Nil means all.
  public func setCustomBehaviorToThrow(
    _ error: any Error, times: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    set(.error(error), times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Removes the stubs and the `perform` closures that were set through this reference.
  ///
  /// A narrowed reference removes only what was set through a reference narrowed in the same way. Any other removes
  /// everything that was set for the method.
  public func removeCustomBehavior() {
    recorder.removeBehaviors(of: method, setThrough: pattern)
  }

  /// Stores a closure with typed parameters: the arguments of each call are cast to them, in order.
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

  /// Stores an async closure with typed parameters.
  func setTypedAsync<each Argument, R>(
    _ times: Int?, _ place: SourcePlace, _ behavior: @concurrent @escaping (repeat each Argument) async throws -> R
  ) {
    set(
      .asyncClosure { arguments in
        var typed = try TypedArguments(arguments, for: repeat (each Argument).self)
        return try await behavior(repeat try typed.next(as: (each Argument).self))
      }, times, place)
  }

  /// Stores values and errors that answer calls one after the other; an empty list is reported.
  func set(inOrder results: [Result<Any?, any Error>], _ times: Int?, called name: String, _ place: SourcePlace) {
    guard !results.isEmpty else {
      Reporter.report(StubMisuse.noValues(name).text(of: self.name()), at: place)
      return
    }
    set(.results(results), times, place)
  }

  /// Stores a stub in the recorder.
  ///
  /// Every setter ends here.
  ///
  /// A number of calls below 1 is reported at the setter's line, and nothing is stored.
  func set(_ answer: Behavior.Answer, _ times: Int?, _ place: SourcePlace) {
    if let times, times < 1 {
      Reporter.report(StubMisuse.callCount(times).text(of: name()), at: place)
      return
    }
    recorder.add(reportingSharedStreams(answer, place), to: method, for: pattern, times: times, at: place)
  }
}
