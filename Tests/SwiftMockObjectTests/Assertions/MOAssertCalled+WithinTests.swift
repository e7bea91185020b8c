import SwiftMockObject
import Testing
import XCTest

private final class MockCourier: MockObject<TellerMethods>, @unchecked Sendable {
  func deliver(_ parcel: String) { _onMethod(.pay, args: parcel) }
  func report() { _onMethod(.balance) }
  var deliveries: MethodReference<TellerMethods> { methodReference(.pay) }
  var reports: MethodReference<TellerMethods> { methodReference(.balance) }
}

struct WaitingAssertionsTests {
  private let mock = MockCourier()

  /// Calls from a detached task, each after a moment in which a waiting test falls asleep.
  private func later(_ calls: (@Sendable (MockCourier) -> Void)...) {
    Task.detached { [mock] in
      for call in calls {
        try? await Task.sleep(nanoseconds: 5_000_000)
        call(mock)
      }
    }
  }

  @Test func callsThatComeInTimePass() async {
    later({ $0.deliver("crate") }, { $0.deliver("box") }, { $0.report() })
    await MOAssertCalled(mock.deliveries, within: 60)
    await MOEventually(within: 60) { MOAssertTimesCalled(mock.deliveries, 2) }
    await MOEventually(within: 60) { MOAssertTimesCalled(mock.deliveries, 1...) }
    let parcel = "box"
    await MOAssertCalled(mock.deliveries, with: "box", within: 60)
    await MOAssertCalled(mock.deliveries, with: parcel, within: 60)
    await MOEventually(within: 60) { MOAssertCalledInOrder(mock.deliveries, mock.reports) }
  }

  @Test func callsThatHaveComeBeforePassAtOnce() async {
    mock.deliver("crate")
    await MOEventually(within: 0) { MOAssertTimesCalled(mock.deliveries, 1) }
    await MOAssertCalled(mock.deliveries, with: .any, within: 0)
  }

  @Test func callsThatDoNotComeFailAtTheDeadline() async {
    mock.report()
    let place = await MOCaptureFailures { await MOAssertCalled(mock.deliveries, within: 0.01) }.first?.place
    #expect(place?.line == #line - 1)
    #expect(place?.filePath == #filePath)
    await MOAssertFailure(
      """
      MockCourier.pay was expected to be called twice, but it was never called within 0.01 seconds.
        all calls of MockCourier, in order:
          1. balance()
      """
    ) { await MOEventually(within: 0.01) { MOAssertTimesCalled(mock.deliveries, 2) } }
    await MOAssertFailure(
      """
      MockCourier.pay was expected to be called at least once with ("x"), but it was never called within 0.01 seconds.
        all calls of MockCourier, in order:
          1. balance()
      """
    ) { await MOAssertCalled(mock.deliveries, with: "x", within: 0.01) }
    await MOAssertFailure(
      """
      These calls were expected in this order, but MockCourier.pay was not called within 0.01 seconds:
        expected                    what happened
        1. MockCourier.balance  ok  1. MockCourier.balance()
        2. MockCourier.pay      --  never called
      """
    ) { await MOEventually(within: 0.01) { MOAssertCalledInOrder(mock.reports, mock.deliveries) } }
  }

  @Test func tooManyCallsFailAtOnce() async {
    for _ in 1...3 { mock.deliver("crate") }
    await MOAssertFailure(
      """
      MockCourier.pay was expected to be called twice, but it was called 3 times.
        next: if more calls are fine, write `2...`
        all calls of MockCourier, in order:
          1. pay("crate") × 3
      """
    ) { await MOEventually(within: 3600) { MOAssertTimesCalled(mock.deliveries, 2) } }
  }

  @Test func zeroCallsAreWaitedForToTheEnd() async {
    await MOEventually(within: 0.01) { MOAssertTimesCalled(mock.deliveries, 0) }
    later({ $0.deliver("crate") })
    let failures = await MOCaptureFailures {
      await MOEventually(within: 3600) { MOAssertTimesCalled(mock.deliveries, 0) }
    }
    #expect(failures.count == 1)
  }

  @Test func aCancelledTaskWaitsNoLonger() async {
    let task = Task { [mock] in
      await MOCaptureFailures { await MOAssertCalled(mock.deliveries, within: 3600) }
    }
    task.cancel()
    let failures = await task.value
    #expect(
      failures.map(\.message) == [
        """
        MockCourier.pay was expected to be called at least once, but it was never called until the waiting task was \
        cancelled.
          MockCourier was not called at all.
        """
      ])
  }

  @Test func manyTestsMayWaitForOneMock() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...20 {
        group.addTask { [mock] in await MOEventually(within: 60) { MOAssertTimesCalled(mock.deliveries, 100...) } }
      }
      for _ in 1...4 {
        group.addTask { [mock] in for _ in 1...25 { mock.deliver("crate") } }
      }
    }
  }

  @Test @MainActor func theWaitingAssertionLeavesTheMainActorFree() async {
    Task { @MainActor [mock] in mock.deliver("crate") }
    await MOAssertCalled(mock.deliveries, within: 60)
  }
}

final class CallExpectationTests: XCTestCase {
  private let mock = MockCourier()

  func testItIsFulfilledByTheCall() {
    let delivered = mock.deliveries.expectation(timesCalled: 2)
    let reported = mock.reports.expectation()
    Task.detached { [mock] in
      for _ in 1...3 { mock.deliver("crate") }
      mock.report()
    }
    wait(for: [delivered, reported], timeout: 60)
  }

  func testItIsFulfilledByAnEarlierCall() async {
    mock.deliver("crate")
    await fulfillment(
      of: [mock.deliveries.expectation(), mock.methodReference(.pay, args: "crate").expectation()], timeout: 60)
  }

  func testItSaysWhatItWaitsFor() {
    XCTAssertEqual(
      mock.deliveries.expectation(timesCalled: 2).expectationDescription, "MockCourier.pay to be called at least twice")
  }

  func testTheMethodsAreWaitedForAsWell() async {
    let mock = mock
    Task.detached { mock.deliver("crate") }
    await MOEventually(within: 60) { MOAssertTimesCalled(mock.deliveries, 1) }
    await MOEventually(within: 60) { MOAssertTimesCalled(mock.deliveries, 1...) }
    await MOAssertFailure(
      """
      MockCourier.balance was expected to be called once, but it was never called within 0.01 seconds.
        all calls of MockCourier, in order:
          1. pay("crate")
      """
    ) { await MOEventually(within: 0.01) { MOAssertTimesCalled(mock.reports, 1) } }
  }
}
