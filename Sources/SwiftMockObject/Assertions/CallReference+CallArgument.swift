public import Testing

// Calling the closures that a mock was given: completion handlers, callbacks, progress handlers.

extension CallReference {
  /// Calls a closure that the mock was given as an argument, such as a completion handler.
  ///
  /// ```swift
  /// door.methodReference(.ring).callArgument(2)
  /// store.methodReference(.load).callArgument(2, with: Result<User, any Error>.success(user))
  /// client.methodReference(.send).callArgument(2, with: response, nil as (any Error)?)
  /// let goesOn = pager.methodReference(.each).callArgument(1, with: page, returning: Bool.self)
  /// ```
  ///
  /// The closure may be optional, `@Sendable`, throwing, or isolated to the main actor; call the last kind from the
  /// main actor. A parameter may be optional although the value is not, and `any Error` although the value is an
  /// error of some type. Async closures can't be called: get one with
  /// ``MOAssertAndGetArgument(_:_:_:ofCall:file:fileID:filePath:line:column:sourceLocation:)`` and await it.
  ///
  /// If the call may come later, wait for it with
  /// ``MOEventually(within:_:file:fileID:filePath:line:column:sourceLocation:)``.
  ///
  /// The call counts as asserted.
  ///
  /// - `whichArg`: The position of the closure among the arguments, counted from 1.
  /// - `whichTime`: The number of the call, counted from 1; nil for the last call.
  /// - `values`: What the closure is called with: four values at most. More are a failure.
  /// - `result`: What the closure returns. Leave it out if it returns nothing.
  /// - Returns: What the closure returned. If there is no such call or no closure of this type, that is a failure at
  ///   this line, and the result is nil.
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

  /// Reports that the closure can't be called with these values.
  private func report<Result>(_ failure: RecordedClosure<Result>.Failure, _ position: Int, _ place: SourcePlace) {
    Reporter.report(failure.text(position: position, of: reference.name()), at: place)
  }
}
