public import Testing

// Calling the closures that a mock was handed: completion handlers, callbacks, updates.

extension CallReference {
  /// Calls a closure that a call of the method was given, a completion handler for example.
  ///
  /// ```swift
  /// door.methodReference(.ring).callArgument(2)
  /// store.methodReference(.load).callArgument(2, with: Result<User, any Error>.success(user))
  /// client.methodReference(.send).callArgument(2, with: response, nil as (any Error)?)
  /// let goesOn = pager.methodReference(.each).callArgument(1, with: page, returning: Bool.self)
  /// ```
  ///
  /// It may be optional, `@Sendable`, throwing, or isolated to the main actor; the last one has to be called from there.
  /// A parameter may be optional where the value is not, and `any Error` where the value is an error of some type. An
  /// async closure is not called: take it with ``MOAssertAndGetArgument(_:_:_:ofCall:file:fileID:filePath:line:column:sourceLocation:)``
  /// and await it.
  ///
  /// Where the call may still have to come, ``MOEventually(within:_:file:fileID:filePath:line:column:sourceLocation:)`` waits
  /// for it.
  ///
  /// - `whichArg`: The position of the closure among the arguments, counted from 1.
  /// - `whichTime`: The number of the call, counted from 1; nil for the last call.
  /// - `values`: What the closure is called with, four values at most.
  /// - `result`: What the closure returns.
  /// - Returns: What the closure returned; nil if there was none to call, which is reported as a failure at this line.
  @discardableResult
  public func callArgument<each Value, Result>(
    _ whichArg: Int, ofCall whichTime: Int? = nil, with values: repeat each Value,
    returning result: Result.Type = Void.self,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) -> Result? {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    var given = PassedValues()
    repeat given.append(each values)
    guard given.count <= RecordedClosure<Result>.mostValues else {
      report(RecordedClosure<Result>.Failure.tooManyValues(given.count), whichArg, place)
      return nil
    }
    let selection = ArgumentSelection(position: whichArg, callNumber: whichTime)
    let closure = read(reference, at: place) {
      $0.checkArgument(selection, .closure(given.closureType(returning: result))) { argument in
        flattened(argument).flatMap { RecordedClosure<Result>($0, given) }
      }
    }
    switch closure?.call() {
    case nil: return nil
    case .success(let result): return result
    case .failure(let failure):
      report(failure, whichArg, place)
      return nil
    }
  }

  private func report<Result>(_ failure: RecordedClosure<Result>.Failure, _ position: Int, _ place: SourcePlace) {
    Reporter.report(failure.text(position: position, of: reference.name()), at: place)
  }
}
