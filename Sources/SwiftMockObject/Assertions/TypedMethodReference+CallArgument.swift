public import Testing

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference {
  /// Passes the arguments of a call to a closure, which calls one of them: a completion handler, or a callback.
  ///
  /// ```swift
  /// client.method.notices.callArgument { topic, onResult in onResult(.message("closed today")) }
  /// ```
  ///
  /// The compiler knows the types of the arguments, so values need no type names, and you call an optional callback
  /// like any other: `{ onDone in onDone?() }`.
  ///
  /// If the call may come later, wait for it with
  /// ``MOEventually(within:_:file:fileID:filePath:line:column:sourceLocation:)``. The call counts as asserted.
  ///
  /// - `whichTime`: The number of the call, counted from 1; nil for the last call.
  /// - `body`: Gets the arguments.
  /// - Returns: What the closure returned. If there is no such call, that is a failure at this line, and the result
  ///   is nil.
  @discardableResult
  public func callArgument<Result>(
    ofCall whichTime: Int? = nil, _ body: (repeat each ArgumentType) throws -> Result,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) rethrows -> Result? {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    let arguments = read(reference, at: place) {
      $0.checkArguments(ofCall: whichTime, as: repeat (each ArgumentType).self)
    }
    guard let arguments else { return nil }
    return try body(repeat each arguments)
  }
}
