public import Testing

extension MockRecorder {
  /// Makes the mock strict: from now on, an unstubbed call fails the test at once.
  ///
  /// ```swift
  /// ledger.mockRecorder.makeStrict()
  /// ```
  ///
  /// Methods that return nothing and methods with a default need a stub, too. In a strict test, these options replace
  /// the test's options for this mock. For stubs and calls that are left over, use `MOAssertAllStubsUsed` and
  /// `MOAssertNoOtherCalls`. To make a whole test strict, use the trait `.strictMocks`, or `useStrictMocks()` in
  /// XCTest.
  ///
  /// - `options`: What a strict mock doesn't ask for, and whether it only warns.
  public func makeStrict(
    _ options: StrictOptions = [],
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) {
    memory.makeStrict(StrictTest(options, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation)))
  }
}
