import SwiftMockObject
import XCTest

private enum ScreenMethods { case show }

private final class MockScreen: MockObject<ScreenMethods> {
  func show(_ done: @escaping @MainActor (String) -> Void) { _onMethod(.show, args: done) }
}

/// Under XCTest a test that is not async runs on the main thread, marked or not.
final class CallArgumentXCTests: XCTestCase {
  @MainActor private final class Shown { var text = "" }

  @MainActor func testAClosureOfTheMainActorIsCalled() {
    let screen = MockScreen()
    let shown = Shown()
    screen.show { shown.text = $0 }
    screen.methodReference(.show).callArgument(1, with: "done")
    XCTAssertEqual(shown.text, "done")
  }

  func testAClosureOfTheMainActorIsCalledFromAnUnmarkedTestToo() {
    let screen = MockScreen()
    let called = expectation(description: "called")
    screen.show { _ in called.fulfill() }
    screen.methodReference(.show).callArgument(1, with: "done")
    wait(for: [called], timeout: 10)
  }
}
