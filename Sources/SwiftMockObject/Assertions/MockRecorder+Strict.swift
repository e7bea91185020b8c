public import Testing

extension MockRecorder {
  /// Makes the mock strict: from now on, a call that no behavior is for fails the test at once.
  ///
  /// ```swift
  /// ledger.mockRecorder.makeStrict()
  /// ```
  ///
  /// Methods that return nothing, and those with a default, are no exception. In a strict test, the options take the place
  /// of the test's for this mock. `MOAssertAllStubsUsed` and
  /// `MOAssertNoOtherCalls` look for what was set or called in vain; a whole test is made strict by the trait
  /// `.strictMocks`, or by `useStrictMocks()` under XCTest.
  ///
  /// - `options`: What is not asked for, and whether it is a failure at all.
  public func makeStrict(
    _ options: StrictOptions = [],
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) {
    memory.makeStrict(StrictTest(options, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation)))
  }
}
