import SwiftMockObject
import XCTest

private enum ScreenMethods { case show }

private final class MockScreen: MockObject<ScreenMethods> {
  func show(_ done: @escaping @MainActor (String) -> Void) { _onMethod(.show, args: done) }
}

/// Under XCTest a test that is not async runs on the main thread, without saying so.
final class CallArgumentXCTests: XCTestCase {
  func testAClosureOfTheMainActorIsCalled() {
    let screen = MockScreen()
    let called = expectation(description: "called")
    screen.show { if $0 == "done" { called.fulfill() } }
    screen.methodReference(.show).callArgument(1, with: "done")
    wait(for: [called], timeout: 10)
  }
}
