public import Testing

extension HasInvocations {
  /// Asserts that the mock noted exactly these calls, in this order.
  ///
  /// ```swift
  /// output.checkInvocations([.didReceive(thing), .didSomething])
  /// ```
  ///
  /// The message shows the first difference, and both lists side by side.
  ///
  /// - `expected`: The calls, compared by their structure. Their payloads need not be `Equatable`.
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
  /// Asserts that the actor noted exactly these calls, in this order.
  ///
  /// ```swift
  /// await output.checkInvocations([.didReceive(thing), .didSomething])
  /// ```
  ///
  /// - `expected`: The calls, compared by their structure. Their payloads need not be `Equatable`.
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

/// Compares the two lists, and reports where they differ.
private func checkNotedCalls(_ actual: [Any], _ expected: [Any], of mock: Any.Type, at place: SourcePlace) {
  guard let mismatch = InvocationListMismatch(expected: expected, actual: actual) else { return }
  Reporter.report(InvocationListText(mismatch, of: String(describing: mock)).text, at: place)
}
