public import Testing
public import XCTest

extension XCTestCase {
  /// Makes all mocks strict that are made from this line to the end of the test.
  ///
  /// ```swift
  /// override func setUp() {
  ///   useStrictMocks()
  ///   ledger = MockLedger()
  /// }
  /// ```
  ///
  /// - An unstubbed call fails the test at once, even if the method returns nothing.
  /// - When the test is torn down, each unused stub is a failure at the line that set it, and each call that no
  ///   assertion was about (see `MOAssertNoOtherCalls`) is a failure.
  ///
  /// This happens before `tearDown()`, because XCTest takes no failures after it. So assertions in `tearDown()` come
  /// too late: write them in the test or in a teardown block, which runs earlier. For a skipped test, nothing is
  /// reported.
  ///
  /// - `options`: What isn't asked for, and whether it only warns.
  public nonisolated func useStrictMocks(
    _ options: StrictOptions = [],
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) {
    let test = StrictTest(options, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
    StrictTest.setCurrent(ofXCTest: test)
    addTeardownBlock { [unowned self] in
      StrictTest.setCurrent(ofXCTest: nil)
      // A test that was skipped didn't get to use its stubs.
      if testRun?.hasBeenSkipped != true { test.finish() }
    }
  }
}
