// What runs on a call beside its answer.

extension MethodReference {
  /// Runs the closure on each call, after the call is recorded and before it is answered, and leaves the answer alone.
  ///
  /// ```swift
  /// stream.methodReference(.send).perform { args in answers.yield("echo: \(args[0] ?? "")") }
  /// ```
  ///
  /// What is stubbed, or the default, answers the call as ever. Several closures run in the order in which they were set.
  /// They are removed with the stubs of the method. To a strict test a call with nothing else is one without a stub.
  ///
  /// - `times`: For how many calls it runs; nil for all.
  /// - `body`: Runs with the arguments in order, on the actor that it was written for.
  public func perform(
    times: Int? = nil, _ body: @escaping @isolated(any) ([Any?]) -> Void,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil,
    isolation: (any Actor)? = #isolation
  ) {
    let unchecked = unsafeBitCast(body, to: (([Any?]) -> Void).self)
    set(
      .performance({ unchecked($0.map(flattened)) }, on: Isolation(body.isolation, from: isolation)), times,
      SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Runs a closure that takes the arguments by their types on each call, beside the answer.
  ///
  /// ```swift
  /// stream.methodReference(.send).perform { (text: String) in answers.yield("echo: \(text)") }
  /// ```
  ///
  /// A call whose arguments are of other types is reported as a failure of the test, at this line.
  @_disfavoredOverload
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public func perform<each Argument>(
    times: Int? = nil, _ body: @escaping @isolated(any) (repeat each Argument) -> Void,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil,
    isolation: (any Actor)? = #isolation
  ) {
    let function = IsolatedFunction<Void, any Error, repeat each Argument>(body).unchecked.function
    performTyped(
      times, SourcePlace(file, fileID, filePath, line, column, sourceLocation),
      on: Isolation(body.isolation, from: isolation), function)
  }

  #if canImport(Darwin)
    /// Runs a closure that takes the arguments by their types on each call, beside the answer.
    ///
    /// On older systems it runs where the mock is called.
    @_disfavoredOverload
    @available(macOS, obsoleted: 14.0)
    @available(iOS, obsoleted: 17.0)
    @available(tvOS, obsoleted: 17.0)
    @available(watchOS, obsoleted: 10.0)
    public func perform<each Argument>(
      times: Int? = nil, _ body: @escaping (repeat each Argument) -> Void,
      file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
      line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
    ) {
      performTyped(times, SourcePlace(file, fileID, filePath, line, column, sourceLocation), on: .anywhere, body)
    }
  #endif

  fileprivate func performTyped<each Argument>(
    _ times: Int?, _ place: SourcePlace, on isolation: Isolation,
    _ body: @escaping (repeat each Argument) throws -> Void
  ) {
    set(
      .performance(
        { arguments in
          var typed = try TypedArguments(arguments, for: repeat (each Argument).self)
          try body(repeat try typed.next(as: (each Argument).self))
        }, on: isolation), times, place)
  }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference {
  /// Runs the closure on each call, after the call is recorded and before it is answered, and leaves the answer alone.
  ///
  /// ```swift
  /// stream.method.send.perform { text in answers.yield("echo: \(text)") }
  /// ```
  ///
  /// What is stubbed, or the default, answers the call as ever. Several closures run in the order in which they were set.
  /// They are removed with the stubs of the method. To a strict test a call with nothing else is one without a stub.
  ///
  /// - `times`: For how many calls it runs; nil for all.
  /// - `body`: Runs with the arguments, on the actor that it was written for.
  public func perform(
    times: Int? = nil, _ body: @escaping @isolated(any) (repeat each ArgumentType) -> Void,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil,
    isolation: (any Actor)? = #isolation
  ) {
    let function = IsolatedFunction<Void, any Error, repeat each ArgumentType>(body).unchecked.function
    reference.performTyped(
      times, SourcePlace(file, fileID, filePath, line, column, sourceLocation),
      on: Isolation(body.isolation, from: isolation), function)
  }
}
