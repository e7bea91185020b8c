import Doorbell
import Foundation
import SwiftMockObject
import XCTest

/// Every test fails, on the line that is marked with its name.
final class XCTestRows: XCTestCase {
  let bell = MockBell()
  var ring: MethodReference<BellMethods> { bell.methodReference(.ring) }

  func test_own_thread() {
    MOAssertTimesCalled(ring, 3)  // FAILS test_own_thread
  }

  func test_own_task() async {
    await Task.yield()
    MOAssertTimesCalled(ring, 3)  // FAILS test_own_task
  }

  func test_detached_task() async {
    let ring = ring
    await Task.detached {
      SwiftMockObject.MOAssertTimesCalled(ring, 3)  // FAILS test_detached_task
    }.value
  }

  func test_dispatch_queue() {
    let ring = ring
    DispatchQueue(label: "bell").sync {
      MOAssertTimesCalled(ring, 3)  // FAILS test_dispatch_queue
    }
  }

  func test_thread() {
    let ring = ring
    onThread {
      SwiftMockObject.MOAssertTimesCalled(ring, 3)  // FAILS test_thread
    }
  }

  func test_first_mock_on_a_thread() {
    onThread {
      let other = MockBell()
      SwiftMockObject.MOAssertTimesCalled(other.methodReference(.ring), 3)  // FAILS test_first_mock_on_a_thread
    }
  }

  func test_behavior_that_asserts() {
    let ring = ring
    ring.setCustomBehavior { (times: Int) -> Bool in
      SwiftMockObject.MOAssertTimesCalled(ring, 3)  // FAILS test_behavior_that_asserts
      return true
    }
    _ = bell.ring(times: 1)
  }

  func test_skipped_with_strict_mocks() throws {
    useStrictMocks()
    MockBell().methodReference(.ring).setCustomBehaviorToReturn(true)
    throw XCTSkip("Nothing is asked of it.")  // PASSES test_skipped_with_strict_mocks
  }

  func test_warning() {
    useStrictMocks(.warn)
    MockBell().methodReference(.ring).setCustomBehaviorToReturn(true)  // PASSES test_warning
  }

  func test_behavior_off_the_test() {
    ring.setCustomBehaviorToReturn("no Bool")  // FAILS test_behavior_off_the_test
    ringElsewhere(bell)
  }

  func test_behavior_in_the_test() {
    ring.setCustomBehaviorToReturn("no Bool")  // FAILS test_behavior_in_the_test
    _ = bell.ring(times: 1)
  }

  func test_helper_static_string() {
    rangThrice(ring)  // FAILS test_helper_static_string
  }

  func test_helper_string() {
    rangThrice(text: ring)  // FAILS test_helper_string
  }

  func test_helper_file_id() {
    rangThrice(id: ring)  // FAILS test_helper_file_id
  }

  func test_no_value_at_all() {
    let porter = MockPorter()
    _ = porter.fetch()  // TRAPS test_no_value_at_all
  }
}

/// Its tests end before their failure comes.
final class XCTestLateRows: XCTestCase {
  static let late = Late()

  override class func tearDown() {
    late.comeNow()
  }

  func test_after_the_test() {
    let bell = MockBell()
    Self.late.plan {
      SwiftMockObject.MOAssertTimesCalled(bell.methodReference(.ring), 3)  // FAILS test_after_the_test
    }
  }

}

/// Its test ends, and so do all others, before its failure comes.
final class XCTestLastRows: XCTestCase {
  func test_at_exit() {
    atexit { Late.atExit.comeNow() }
    let bell = MockBell()
    Late.atExit.plan {
      SwiftMockObject.MOAssertTimesCalled(bell.methodReference(.ring), 3)  // FAILS test_at_exit
    }
  }
}

/// Its failures come outside test methods.
final class XCTestSetUpRows: XCTestCase {
  let bell = MockBell()

  override func setUp() {
    MOAssertTimesCalled(bell.methodReference(.ring), 3)  // FAILS test_in_set_up
  }

  func test_in_set_up() {
    // The failure comes from `setUp`.
  }
}

final class XCTestClassSetUpRows: XCTestCase {
  override class func setUp() {
    let bell = MockBell()
    SwiftMockObject.MOAssertTimesCalled(bell.methodReference(.ring), 3)  // FAILS test_in_class_set_up
  }

  func test_in_class_set_up() {
    // The failure comes from the class's `setUp`.
  }
}

/// Its failures come after its test methods, from each of the ways to tear a test down.
final class XCTestTearDownRows: XCTestCase {
  let bell = MockBell()
  var ring: MethodReference<BellMethods> { bell.methodReference(.ring) }

  override func tearDown() {
    guard name.hasSuffix("in_tear_down") else { return }
    MOAssertTimesCalled(ring, 3)  // FAILS test_in_tear_down
  }

  override func tearDownWithError() throws {
    guard name.hasSuffix("in_throwing_tear_down") else { return }
    MOAssertTimesCalled(ring, 3)  // FAILS test_in_throwing_tear_down
  }

  override func tearDown() async throws {
    guard name.hasSuffix("in_async_tear_down") else { return }
    SwiftMockObject.MOAssertTimesCalled(bell.methodReference(.ring), 3)  // FAILS test_in_async_tear_down
  }

  func test_in_tear_down() {}
  func test_in_throwing_tear_down() {}
  func test_in_async_tear_down() {}

  func test_in_teardown_block() {
    let ring = ring
    addTeardownBlock {
      SwiftMockObject.MOAssertTimesCalled(ring, 3)  // FAILS test_in_teardown_block
    }
  }

  /// What is asserted there is asserted in time.
  func test_strict_with_teardown_block() {
    useStrictMocks()
    let bell = MockBell()
    bell.methodReference(.ring).setCustomBehaviorToReturn(true)
    let ring = bell.methodReference(.ring)
    addTeardownBlock {
      SwiftMockObject.MOAssertTimesCalled(ring, 1)  // PASSES test_strict_with_teardown_block
    }
    _ = bell.ring(times: 1)
  }
}

/// Keeps its gate in a property, which lives until the end of the run.
final class XCTestGateRows: XCTestCase {
  let bell = MockBell()
  var gate: StubGate<Any?>?

  override func tearDown() {
    if name.contains("tear_down") { gate?.resume(call: .all, returning: true) }
  }

  func test_forgotten_gate() async {
    gate = bell.methodReference(.answer).setCustomBehaviorToSuspend()  // FAILS test_forgotten_gate
    Task { [bell] in await bell.answer() }
    await gate?.waitForCalls()
  }

  func test_gate_resumed_in_tear_down() async {
    gate = bell.methodReference(.answer).setCustomBehaviorToSuspend()  // PASSES test_gate_resumed_in_tear_down
    Task { [bell] in await bell.answer() }
    await gate?.waitForCalls()
  }
}

/// Catches its failures itself, as tests of failing assertions do.
final class XCTestRowsThatSwallow: XCTestCase {
  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {}

  func test_swallowed() {
    MOAssertTimesCalled(MockBell().methodReference(.ring), 3)  // PASSES test_swallowed
  }

  func test_swallowed_on_a_thread() {
    onThread {
      SwiftMockObject.MOAssertTimesCalled(MockBell().methodReference(.ring), 3)  // PASSES test_swallowed_on_a_thread
    }
  }
}
