public import Testing

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference {
  /// Hands the arguments of a call to the closure, which calls one of them: a completion handler, a callback that comes many
  /// times.
  ///
  /// ```swift
  /// client.method.notices.callArgument { topic, onResult in onResult(.message("closed today")) }
  /// ```
  ///
  /// The compiler knows the types of the arguments, so that a value needs no type name, and an optional callback is called
  /// like any other: `{ onDone in onDone?() }`.
  ///
  /// Where the call may still have to come, ``MOEventually(within:_:file:fileID:filePath:line:column:sourceLocation:)`` waits
  /// for it.
  ///
  /// - `whichTime`: The number of the call, counted from 1; nil for the last call.
  /// - `body`: Gets the arguments.
  /// - Returns: What the closure returned; nil if there was no such call, which is reported as a failure at this line.
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
