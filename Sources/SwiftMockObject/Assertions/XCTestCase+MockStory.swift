public import XCTest

extension XCTestCase {
  /// When anything in the test fails, a plain `XCTAssert` too, prints all calls of all mocks that are made from here on, in one
  /// order and with answers.
  ///
  /// ```swift
  /// override func setUp() {
  ///   tellMockStory()
  ///   ledger = MockLedger()
  /// }
  /// ```
  ///
  /// That is after `tearDown()`, so its assertions count, too.
  public nonisolated func tellMockStory() {
    let story = MockStory()
    MockStory.setCurrent(ofXCTest: story)
    let name = name
    TestRun.xcTest.whenTestCaseEnds { hasFailed in
      MockStory.setCurrent(ofXCTest: nil)
      if hasFailed { story.noteFailure() }
      if let calls = story.calls { print("The calls of the mocks in \(name), which has failed:\n\(calls.story)") }
    }
  }
}
