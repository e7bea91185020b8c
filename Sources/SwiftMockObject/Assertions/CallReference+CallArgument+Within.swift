public import Testing

// Calling the closures that a mock is handed by a call that may still have to come.

extension CallReference {
  /// Waits for a call, and calls a closure without parameters that it was given.
  @discardableResult
  public nonisolated(nonsending) func callArgument<Result>(
    _ whichArg: Int, ofCall whichTime: Int? = nil,
    returning result: Result.Type = Void.self, within seconds: Double,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) async -> Result? {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    return await call(whichArg, whichTime, (() -> Result).self, seconds, place) { RecordedClosure($0) }
  }

  /// Waits for a call, and calls a closure that it was given, a completion handler for example.
  ///
  /// ```swift
  /// screen.refresh()  // starts a task
  /// await store.methodReference(.load).callArgument(2, with: user, within: 2)
  /// ```
  ///
  /// A closure that is isolated to the main actor is called there.
  ///
  /// - `whichArg`: The position of the closure among the arguments, counted from 1.
  /// - `whichTime`: The number of the call that is waited for, counted from 1; nil for the last, and for the first if there
  ///   has been none.
  /// - `value`: What the closure is called with.
  /// - `result`: What the closure returns.
  /// - `seconds`: How long to wait at most.
  /// - Returns: What the closure returned; nil if there was none to call, which is reported as a failure at this line.
  @discardableResult
  public nonisolated(nonsending) func callArgument<A, Result>(
    _ whichArg: Int, ofCall whichTime: Int? = nil, with value: A,
    returning result: Result.Type = Void.self, within seconds: Double,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) async -> Result? {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    return await call(whichArg, whichTime, ((A) -> Result).self, seconds, place) { RecordedClosure($0, value) }
  }

  /// Waits for a call, and calls a closure with two parameters that it was given.
  @discardableResult
  public nonisolated(nonsending) func callArgument<A, B, Result>(
    _ whichArg: Int, ofCall whichTime: Int? = nil, with first: A, _ second: B,
    returning result: Result.Type = Void.self, within seconds: Double,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) async -> Result? {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    return await call(whichArg, whichTime, ((A, B) -> Result).self, seconds, place) {
      RecordedClosure($0, first, second)
    }
  }

  /// Waits for a call, and calls a closure with three parameters, of exactly the types of these values, that it was given.
  @discardableResult
  public nonisolated(nonsending) func callArgument<A, B, C, Result>(
    _ whichArg: Int, ofCall whichTime: Int? = nil, with first: A, _ second: B, _ third: C,
    returning result: Result.Type = Void.self, within seconds: Double,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) async -> Result? {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    return await call(whichArg, whichTime, ((A, B, C) -> Result).self, seconds, place) {
      RecordedClosure($0, first, second, third)
    }
  }

  private nonisolated(nonsending) func call<Result>(
    _ position: Int, _ callNumber: Int?, _ type: Any.Type, _ seconds: Double, _ place: SourcePlace,
    find: (Any) -> RecordedClosure<Result>?
  ) async -> Result? {
    guard let limit = TimeLimit(seconds: seconds, at: place) else { return nil }
    let reference = reference
    _ = await ReferenceGroup([reference]).wait(limit.seconds) { reference.timesCalled >= callNumber ?? 1 }
    guard let closure = closure(position, callNumber, type, place, find: find) else { return nil }
    return result(of: await closure.callWhereItBelongs(), position, place)
  }
}
