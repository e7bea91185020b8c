public import Testing

extension HasInvocations {
  /// Fails unless the mock noted exactly these calls, in this order.
  ///
  /// ```swift
  /// output.checkInvocations([.didReceive(thing), .didSomething])
  /// ```
  ///
  /// The message says which call differs and where, and shows both lists beside each other.
  public func checkInvocations(
    _ expected: [Invocation], file: (any SourceText)? = nil, fileID: any SourceText = #fileID,
    filePath: any SourceText = #filePath, line: any BinaryInteger = #line, column: any BinaryInteger = #column,
    sourceLocation: SourceLocation? = nil
  ) {
    checkNotedCalls(
      invocations, expected, of: Self.self, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }
}

extension HasIsolatedInvocations {
  /// Fails unless the mock noted exactly these calls, in this order.
  ///
  /// ```swift
  /// await output.checkInvocations([.didReceive(thing), .didSomething])
  /// ```
  public func checkInvocations(
    _ expected: [Invocation], file: (any SourceText & Sendable)? = nil,
    fileID: any SourceText & Sendable = #fileID, filePath: any SourceText & Sendable = #filePath,
    line: any BinaryInteger & Sendable = #line, column: any BinaryInteger & Sendable = #column,
    sourceLocation: SourceLocation? = nil
  ) {
    checkNotedCalls(
      invocations, expected, of: Self.self, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }
}

private func checkNotedCalls(_ actual: [Any], _ expected: [Any], of mock: Any.Type, at place: SourcePlace) {
  guard let mismatch = InvocationListMismatch(expected: expected, actual: actual) else { return }
  Reporter.report(InvocationListText(mismatch, of: String(describing: mock)).text, at: place)
}
