// Closures that run beside the answer of a call.

extension MethodReference {
  /// Runs a closure on each call, beside its answer.
  ///
  /// ```swift
  /// stream.methodReference(.send).perform { args in answers.yield("echo: \(args[0] ?? "")") }
  /// ```
  ///
  /// The closure runs after the call is recorded and before it is answered. It doesn't change the answer, which is
  /// still the stub's or the default. Several closures run in the order in which they were set. They are removed with
  /// the stubs of the method. In a strict test, a call with a closure but no stub counts as unstubbed.
  ///
  /// - `times`: How many calls it runs for, 1 or more. Nil means all.
  /// - `body`: Gets the arguments in order, on the actor that the closure was written for. Any kind of nil is nil.
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

  /// Runs a closure with typed parameters on each call, beside its answer.
  ///
  /// ```swift
  /// stream.methodReference(.send).perform { (text: String) in answers.yield("echo: \(text)") }
  /// ```
  ///
  /// If the arguments of a call have other types, that is a failure at this line.
  ///
  /// - `times`: How many calls it runs for, 1 or more. Nil means all.
  /// - `body`: Gets the arguments, on the actor that the closure was written for.
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
    /// Runs a closure with typed parameters on each call, beside its answer.
    ///
    /// On older systems the closure runs where the mock is called.
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

  /// Stores a closure that takes the arguments by their types, for typed and untyped references.
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
  /// Runs a closure on each call, beside its answer.
  ///
  /// ```swift
  /// stream.method.send.perform { text in answers.yield("echo: \(text)") }
  /// ```
  ///
  /// The closure runs after the call is recorded and before it is answered. It doesn't change the answer, which is
  /// still the stub's or the default. Several closures run in the order in which they were set. They are removed with
  /// the stubs of the method. In a strict test, a call with a closure but no stub counts as unstubbed.
  ///
  /// - `times`: How many calls it runs for, 1 or more. Nil means all.
  /// - `body`: Gets the arguments, on the actor that the closure was written for.
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
