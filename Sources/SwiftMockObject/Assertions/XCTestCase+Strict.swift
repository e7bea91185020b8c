public import Testing
public import XCTest

extension XCTestCase {
  /// Makes all mocks strict that are made from here to the end of the test.
  ///
  /// ```swift
  /// override func setUp() {
  ///   useStrictMocks()
  ///   ledger = MockLedger()
  /// }
  /// ```
  ///
  /// - A call that no behavior is for fails the test at once. Methods that return nothing are no exception.
  /// - When the test is torn down, each behavior that no call has used is reported at the line that set it, and each call
  ///   that no assertion was about (see `MOAssertNoOtherCalls`).
  ///
  /// That is before `tearDown()`, after which XCTest takes no failure: assertions there come too late. Write them in a
  /// teardown block, which is run before, or in the test. Of a test that was skipped, nothing is reported.
  ///
  /// - `options`: What is not asked for, and whether it is a failure at all.
  public nonisolated func useStrictMocks(
    _ options: StrictOptions = [],
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) {
    let test = StrictTest(options, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
    StrictTest.setCurrent(ofXCTest: test)
    addTeardownBlock { [unowned self] in
      StrictTest.setCurrent(ofXCTest: nil)
      // What a test was going to use is not held against it when it has not run.
      if testRun?.hasBeenSkipped != true { test.finish() }
    }
  }
}
