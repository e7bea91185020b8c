import Doorbell
import Foundation
import SwiftMockObject
import Testing

/// Every test fails, on the line that is marked with its name.
struct SwiftTestingRows {
  let bell = MockBell()
  var ring: MethodReference<BellMethods> { bell.methodReference(.ring) }

  @Test func own_thread() {
    MOAssertTimesCalled(ring, 3)  // FAILS own_thread
  }

  @Test func own_task() async {
    await Task.yield()
    MOAssertTimesCalled(ring, 3)  // FAILS own_task
  }

  @Test(.strictMocks(.warn)) func warning() {
    MockBell().methodReference(.ring).setCustomBehaviorToReturn(true)  // PASSES warning
  }

  @MainActor @Test func main_actor() async {
    MOAssertTimesCalled(ring, 3)  // FAILS main_actor
  }

  @Test(arguments: [3]) func with_arguments(times: Int) async {
    MOAssertTimesCalled(ring, times)  // FAILS with_arguments
  }

  @Test func detached_task() async {
    await Task.detached {
      MOAssertTimesCalled(ring, 3)  // FAILS detached_task
    }.value
  }

  @Test func dispatch_queue() {
    DispatchQueue(label: "bell").sync {
      MOAssertTimesCalled(ring, 3)  // FAILS dispatch_queue
    }
  }

  @Test func another_thread() {
    onThread {
      MOAssertTimesCalled(ring, 3)  // FAILS another_thread
    }
  }

  @Test func thread_beside_waiting_checks() async {
    var runs = 0
    await MOEventually(within: 20) {
      runs += 1
      onThread {
        MOAssertTimesCalled(ring, 3)  // FAILS thread_beside_waiting_checks
      }
    }
    // It is no failure of the checks, which are not run again for it.
    if runs > 1 { MOAssertTimesCalled(ring, runs) }
  }

  @Test func first_mock_on_a_thread() {
    onThread {
      let other = MockBell()
      MOAssertTimesCalled(other.methodReference(.ring), 3)  // FAILS first_mock_on_a_thread
    }
  }

  @Test func behavior_that_asserts() {
    ring.setCustomBehavior { (times: Int) -> Bool in
      MOAssertTimesCalled(ring, 3)  // FAILS behavior_that_asserts
      return true
    }
    _ = bell.ring(times: 1)
  }

  @Test func behavior_off_the_test() {
    ring.setCustomBehaviorToReturn("no Bool")  // FAILS behavior_off_the_test
    ringElsewhere(bell)
  }

  @Test func behavior_in_the_test() {
    ring.setCustomBehaviorToReturn("no Bool")  // FAILS behavior_in_the_test
    _ = bell.ring(times: 1)
  }

  @Test func helper_static_string() {
    rangThrice(ring)  // FAILS helper_static_string
  }

  @Test func helper_string() {
    rangThrice(text: ring)  // FAILS helper_string
  }

  @Test func helper_file_id() {
    rangThrice(id: ring)  // FAILS helper_file_id
  }

  @Test func helper_source_location() {
    rangThrice(at: ring)  // FAILS helper_source_location
  }

  @Test func in_an_exit_test() async {
    await #expect(processExitsWith: .success) {  // FAILS in_an_exit_test
      let bell = MockBell()
      MOAssertTimesCalled(bell.methodReference(.ring), 3)
    }
  }

  @Test func off_the_task_in_an_exit_test() async {
    await #expect(processExitsWith: .success) {  // FAILS off_the_task_in_an_exit_test
      onThread {
        let bell = MockBell()
        MOAssertTimesCalled(bell.methodReference(.ring), 3)
      }
    }
  }

  @Test func known_issue() {
    withKnownIssue {
      MOAssertTimesCalled(ring, 3)  // PASSES known_issue
    }
  }

  @Test func no_value_at_all() {  // TRAPS no_value_at_all
    let porter = MockPorter()
    _ = porter.fetch()
  }
}

/// The test ends before its failure comes; the next one waits for that.
@Suite(.serialized) struct SwiftTestingLateRows {
  static let late = Late()
  static let lateTask = Late()

  @Test func after_the_test() {
    let bell = MockBell()
    Self.late.plan {
      MOAssertTimesCalled(bell.methodReference(.ring), 3)  // FAILS after_the_test
    }
  }

  @Test func after_the_test_is_over() {
    Self.late.comeNow()
  }

  @Test func own_task_after_the_test() {
    let bell = MockBell()
    let work = Self.lateTask.planned {
      MOAssertTimesCalled(bell.methodReference(.ring), 3)  // FAILS own_task_after_the_test
    }
    Task { work() }
  }

  @Test func own_task_after_the_test_is_over() {
    Self.lateTask.comeNow()
  }

  nonisolated(unsafe) static var gates: [StubGate<Any?>] = []

  @Test func gates_at_exit() async {
    let bell = MockBell()
    Self.gates = [
      bell.methodReference(.answer).setCustomBehaviorToSuspend()  // FAILS gates_at_exit
    ]
    Task { await bell.answer() }
    await Self.gates[0].waitForCalls()
  }

  @Test func at_exit() {
    atexit { Late.atExit.comeNow() }
    let bell = MockBell()
    Late.atExit.plan {
      MOAssertTimesCalled(bell.methodReference(.ring), 3)  // FAILS at_exit
    }
  }
}
