public import Testing

// Calling the closures that a mock was handed: completion handlers, callbacks, updates.

extension CallReference {
  /// Calls a closure without parameters that a call of the method was given.
  ///
  /// ```swift
  /// door.methodReference(.ring).callArgument(2)
  /// ```
  ///
  /// - `whichArg`: The position of the closure among the arguments, counted from 1.
  /// - `whichTime`: The number of the call, counted from 1; nil for the last call.
  /// - `result`: What the closure returns.
  /// - Returns: What the closure returned; nil if there was none to call, which is reported as a failure at this line.
  @discardableResult
  public func callArgument<Result>(
    _ whichArg: Int, ofCall whichTime: Int? = nil, returning result: Result.Type = Void.self,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) -> Result? {
    call(
      whichArg, whichTime, (() -> Result).self, SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    ) { RecordedClosure($0) }
  }

  /// Calls a closure that a call of the method was given, a completion handler for example.
  ///
  /// ```swift
  /// store.methodReference(.load).callArgument(2, with: Result<User, any Error>.success(user))
  /// let goesOn = pager.methodReference(.each).callArgument(1, with: page, returning: Bool.self)
  /// ```
  ///
  /// It may be optional, `@Sendable`, throwing, or isolated to the main actor; the last one has to be called from there.
  /// Its parameter may be optional where the value is not, and `any Error` where the value is an error of some type. An
  /// async closure is not called: take it with ``MOAssertAndGetArgument(_:_:_:ofCall:file:fileID:filePath:line:column:sourceLocation:)``
  /// and await it.
  ///
  /// - `whichArg`: The position of the closure among the arguments, counted from 1.
  /// - `whichTime`: The number of the call, counted from 1; nil for the last call.
  /// - `value`: What the closure is called with.
  /// - `result`: What the closure returns.
  /// - Returns: What the closure returned; nil if there was none to call, which is reported as a failure at this line.
  @discardableResult
  public func callArgument<A, Result>(
    _ whichArg: Int, ofCall whichTime: Int? = nil, with value: A, returning result: Result.Type = Void.self,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) -> Result? {
    call(
      whichArg, whichTime, ((A) -> Result).self, SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    ) { RecordedClosure($0, value) }
  }

  /// Calls a closure with two parameters that a call of the method was given.
  ///
  /// ```swift
  /// client.methodReference(.send).callArgument(2, with: response, nil as (any Error)?)
  /// ```
  ///
  /// - Returns: What the closure returned; nil if there was none to call, which is reported as a failure at this line.
  @discardableResult
  public func callArgument<A, B, Result>(
    _ whichArg: Int, ofCall whichTime: Int? = nil, with first: A, _ second: B,
    returning result: Result.Type = Void.self,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) -> Result? {
    call(
      whichArg, whichTime, ((A, B) -> Result).self, SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    ) { RecordedClosure($0, first, second) }
  }

  /// Calls a closure with three parameters, of exactly the types of these values, that a call of the method was given.
  ///
  /// - Returns: What the closure returned; nil if there was none to call, which is reported as a failure at this line.
  @discardableResult
  public func callArgument<A, B, C, Result>(
    _ whichArg: Int, ofCall whichTime: Int? = nil, with first: A, _ second: B, _ third: C,
    returning result: Result.Type = Void.self,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) -> Result? {
    call(
      whichArg, whichTime, ((A, B, C) -> Result).self, SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    ) { RecordedClosure($0, first, second, third) }
  }

  func call<Result>(
    _ position: Int, _ callNumber: Int?, _ type: Any.Type, _ place: SourcePlace,
    find: (Any) -> RecordedClosure<Result>?
  ) -> Result? {
    result(of: closure(position, callNumber, type, place, find: find)?.call(), position, place)
  }

  /// The closure that a call was given; nil if there is none, which is reported.
  func closure<Result>(
    _ position: Int, _ callNumber: Int?, _ type: Any.Type, _ place: SourcePlace,
    find: (Any) -> RecordedClosure<Result>?
  ) -> RecordedClosure<Result>? {
    read(reference, at: place) {
      $0.checkArgument(ArgumentSelection(position: position, callNumber: callNumber), .closure(type)) { argument in
        flattened(argument).flatMap(find)
      }
    }
  }

  /// What the closure returned; nil if there was none or if it failed, which is reported.
  func result<Result>(
    of outcome: Swift.Result<Result, RecordedClosure<Result>.Failure>?, _ position: Int, _ place: SourcePlace
  ) -> Result? {
    switch outcome {
    case nil: return nil
    case .success(let result): return result
    case .failure(let failure):
      let name = RenderedCall(mock: reference.recorder.mockType, method: reference.method, arguments: []).name
      Reporter.report(failure.text(position: position, of: name), at: place)
      return nil
    }
  }
}
