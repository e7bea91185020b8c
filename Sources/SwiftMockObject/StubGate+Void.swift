// The calls of methods that return nothing go on without a value.

extension StubGate where Value == Any? {
  /// Lets a call of a method that returns nothing go on.
  ///
  /// - `call`: Which call, counted from 1 in the order in which they came; nil for the one that has been waiting
  ///   longest or, where none is waiting, for the next that comes.
  public func resume(
    call: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    resume(
      call: call, returning: (), file: file, fileID: fileID, filePath: filePath, line: line, column: column,
      sourceLocation: sourceLocation)
  }

  /// Lets all calls of a method that returns nothing go on that are waiting now.
  ///
  /// Those that come later wait.
  public func resumeAll(
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    resumeAll(
      returning: (), file: file, fileID: fileID, filePath: filePath, line: line, column: column,
      sourceLocation: sourceLocation)
  }
}

extension StubGate where Value == Void {
  /// Lets a call go on.
  ///
  /// - `call`: Which call, counted from 1 in the order in which they came; nil for the one that has been waiting
  ///   longest or, where none is waiting, for the next that comes.
  public func resume(
    call: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    resume(
      call: call, returning: (), file: file, fileID: fileID, filePath: filePath, line: line, column: column,
      sourceLocation: sourceLocation)
  }

  /// Lets all calls go on that are waiting now.
  ///
  /// Those that come later wait.
  public func resumeAll(
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    resumeAll(
      returning: (), file: file, fileID: fileID, filePath: filePath, line: line, column: column,
      sourceLocation: sourceLocation)
  }
}
