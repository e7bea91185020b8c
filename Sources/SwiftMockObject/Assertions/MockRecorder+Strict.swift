public import Testing

extension MockRecorder {
  /// Makes the mock strict: from now on, a call that no behavior is for fails the test at once.
  ///
  /// ```swift
  /// ledger.mockRecorder.makeStrict()
  /// ```
  ///
  /// Methods that return nothing, and those with a default, are no exception. `MOAssertAllStubsUsed` and
  /// `MOAssertNoOtherCalls` look for what was set or called in vain; a whole test is made strict by the trait
  /// `.strictMocks`, or by `useStrictMocks()` under XCTest.
  public func makeStrict(
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) {
    memory.makeStrict(StrictTest(at: SourcePlace(file, fileID, filePath, line, column, sourceLocation)))
  }
}
