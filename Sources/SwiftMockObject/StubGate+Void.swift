// The calls of methods that return nothing go on without a value.

extension StubGate where Value == Any? {
  /// Lets a call of a method that returns nothing go on.
  ///
  /// - `call`: Which call, counted from 1 in the order in which they came; nil for the one that has been waiting
  ///   longest or, where none is waiting, for the next that comes.
  public func resume(
    call: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    resume(call: call, returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Lets all calls of a method that returns nothing go on that are waiting now.
  ///
  /// Those that come later wait.
  public func resumeAll(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    resumeAll(returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension StubGate where Value == Void {
  /// Lets a call go on.
  ///
  /// - `call`: Which call, counted from 1 in the order in which they came; nil for the one that has been waiting
  ///   longest or, where none is waiting, for the next that comes.
  public func resume(
    call: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    resume(call: call, returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Lets all calls go on that are waiting now.
  ///
  /// Those that come later wait.
  public func resumeAll(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    resumeAll(returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
