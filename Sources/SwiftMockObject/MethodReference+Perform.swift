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
  /// - `body`: Runs with the arguments in order.
  public func perform(
    times: Int? = nil, _ body: @escaping ([Any?]) -> Void,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    set(
      .performance { body($0.map(flattened)) }, times, SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    )
  }

  /// Runs a closure that takes the arguments by their types on each call, beside the answer.
  ///
  /// ```swift
  /// stream.methodReference(.send).perform { (text: String) in answers.yield("echo: \(text)") }
  /// ```
  ///
  /// A call whose arguments are of other types is reported as a failure of the test, at this line.
  @_disfavoredOverload
  public func perform<each Argument>(
    times: Int? = nil, _ body: @escaping (repeat each Argument) -> Void,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    set(
      .performance { arguments in
        var typed = try TypedArguments(arguments, for: repeat (each Argument).self)
        body(repeat try typed.next(as: (each Argument).self))
      }, times, SourcePlace(file, fileID, filePath, line, column, sourceLocation))
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
  /// - `body`: Runs with the arguments.
  public func perform(
    times: Int? = nil, _ body: @escaping (repeat each ArgumentType) -> Void,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    reference.set(
      .performance { arguments in
        var typed = try TypedArguments(arguments, for: repeat (each ArgumentType).self)
        body(repeat try typed.next(as: (each ArgumentType).self))
      }, times, place)
  }
}
