public import XCTest

extension XCTestCase {
  /// Prints all calls of the test's mocks if anything in the test fails, even a plain `XCTAssert`.
  ///
  /// ```swift
  /// override func setUp() {
  ///   tellMockStory()
  ///   ledger = MockLedger()
  /// }
  /// ```
  ///
  /// It prints the calls of all mocks that are made after this line, in one order, each with its answer. It does so
  /// after `tearDown()`, so failures there count, too.
  ///
  /// - Parameter callers: Whether each call ends with the line that made it, `called from Tenant.swift:9`: see
  ///   ``Testing/Trait/mockStory(callers:)``.
  public nonisolated func tellMockStory(callers: Bool = false) {
    let story = MockStory(tellsCallers: callers)
    MockStory.setCurrent(ofXCTest: story)
    let name = name
    TestRun.xcTest.whenTestCaseEnds { hasFailed in
      MockStory.setCurrent(ofXCTest: nil)
      if hasFailed { story.noteFailure() }
      if let calls = story.calls { print(calls.story(of: name)) }
    }
  }
}
