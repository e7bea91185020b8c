import Doorbell
import SwiftMockObject
import Testing
import XCTest

// Tests that fail without a word on mocks; the story of their mocks is looked at.

struct Stories {
  struct Broken: Error {}

  @Test(.mockStory) func expectation() {
    let bell = MockBell()
    _ = bell.ring(times: 2)
    #expect(Bool(false))
  }

  @Test(.mockStory) func thrown_error() throws {
    let (bell, other) = (MockBell(), MockBell())
    _ = bell.ring(times: 2)
    _ = other.ring(times: 3)
    throw Broken()
  }

  @Test(.strictMocks, .mockStory) func strict_mock() {
    _ = MockBell().ring(times: 2)
  }

  @Test(.mockStory) func nothing_fails() {
    _ = MockBell().ring(times: 2)
    withKnownIssue { #expect(Bool(false)) }
  }
}

final class XCTestStories: XCTestCase {
  override func setUp() { tellMockStory() }

  func test_expectation() {
    _ = MockBell().ring(times: 2)
    XCTFail("no word on mocks")
  }

  func test_nothing_fails() {
    _ = MockBell().ring(times: 2)
  }
}
