import SwiftMockObject
import Testing
import XCTest

private final class MockCourier: MockObject<TellerMethods>, @unchecked Sendable {
  func deliver(_ parcel: String) { _onMethod(.pay, args: parcel) }
  func report() { _onMethod(.balance) }
  func greet() async -> Int { await _onAsyncMethod(.greet, defaultReturn: 0) }
  var deliveries: MethodReference<TellerMethods> { methodReference(.pay) }
  var reports: MethodReference<TellerMethods> { methodReference(.balance) }
}

private struct Missing: Error {}

struct MOEventuallyTests {
  private let mock = MockCourier()

  @Test func itEndsWhenAllChecksPassAndGivesWhatTheLastRunReturned() async {
    let reports = mock.reports
    Task.detached { [mock] in
      mock.deliver("crate")
      await Task.yield()
      mock.deliver("box")
      await Task.yield()
      mock.report()
    }
    let parcel = await MOEventually(within: 60) {
      MOAssertTimesCalled(mock.deliveries, 2)
      MOAssertCalledInOrder(mock.deliveries, reports)
      return MOAssertAndGetArgument(mock.deliveries, 1) as String?
    }
    #expect(parcel == "box")
  }

  @Test func theLastRunIsReportedOnce() async {
    mock.report()
    var runs = 0
    let failures = await MOCaptureFailures {
      await MOEventually(within: 0.01) {
        runs += 1
        MOAssertTimesCalled(mock.reports, 1)
        MOAssertTimesCalled(mock.deliveries, 2)
      }
    }
    #expect(
      failures.map(\.message) == [
        """
        MockCourier.pay was expected to be called twice, but it was never called within 0.01 seconds.
          all calls of MockCourier, in order:
            1. balance()
        """
      ])
    #expect(failures.map(\.place.line) == [#line - 11])
    // On a busy machine, the time may be up before the first run; then that is the last one.
    #expect((1...2).contains(runs))
  }

  @Test func tooManyCallsFailAtOnce() async {
    mock.report()
    mock.report()
    await MOAssertFailure(
      """
      MockCourier.balance was expected to be called once, but it was called twice.
        next: if more calls are fine, write `1...`
        all calls of MockCourier, in order:
          1. balance() × 2
      """
    ) { await MOEventually(within: 60) { MOAssertTimesCalled(mock.reports, 1) } }
    let failures = await MOCaptureFailures { await MOEventually(within: 60) { MOAssertNotCalled(mock) } }
    #expect(failures.count == 1)
  }

  @Test func thatNothingIsCalledIsWaitedForToTheEnd() async {
    var runs = 0
    await MOEventually(within: 0.3) {
      runs += 1
      MOAssertNotCalled(mock.deliveries)
    }
    #expect(runs == 2)
    mock.report()
    Task.detached { [mock] in
      await Task.yield()
      mock.deliver("late")
    }
    let failures = await MOCaptureFailures { await MOEventually(within: 60) { MOAssertNotCalled(mock.deliveries) } }
    #expect(failures.count == 1)
  }

  @Test func marksOfEarlierRunsDoNotCount() async {
    mock.deliver("crate")
    var runs = 0
    Task.detached { [mock] in
      await Task.yield()
      mock.report()
    }
    await MOEventually(within: 60) {
      runs += 1
      if mock.reports.timesCalled == 0 { MOAssertCalled(mock.deliveries) }
      MOAssertCalled(mock.reports)
    }
    let failures = MOCaptureFailures { MOAssertNoOtherCalls(mock) }
    #expect(failures.count == 1)
    await MOEventually(within: 0.01) {
      MOAssertCalled(mock.deliveries)
      MOAssertNoOtherCalls(mock)
    }
    MOAssertNoOtherCalls(mock)
  }

  @Test func swiftTestingsOwnChecksAreWaitedFor() async throws {
    Task.detached { [mock] in
      await Task.yield()
      mock.report()
    }
    await MOEventually(within: 60) { #expect(mock.reports.timesCalled == 1) }
    let count = try await MOEventually(within: 60) { try #require(mock.reports.timesCalled == 1 ? 7 : nil) }
    #expect(count == 7)
    await withKnownIssue {
      await MOEventually(within: 0.01) { #expect(mock.deliveries.timesCalled == 1) }
    } matching: {
      if case .expectationFailed = $0.kind { true } else { false }
    }
  }

  /// What a view model does with an answer comes after the call's end, and no mock tells of it.
  @MainActor @Test func whatNoMockTellsIsLookedAtAgain() async throws {
    @MainActor final class Board { var text = "" }
    let board = Board()
    let clock = ContinuousClock()
    let start = clock.now
    Task { [mock] in
      mock.report()
      for _ in 1...20 { await Task.yield() }
      board.text = "served"
    }
    await MOEventually(within: 60) {
      MOAssertCalled(mock.reports)
      #expect(board.text == "served")
    }
    Task {
      for _ in 1...20 { await Task.yield() }
      board.text = "closed"
    }
    let text = try await MOEventually(within: 60) { try #require(board.text == "closed" ? board.text : nil) }
    #expect(text == "closed")
    // Not a measurement: without looking again, both waits take all their time.
    #expect(clock.now - start < .seconds(60))
  }

  @Test func anErrorIsWaitedOutAndThrownOn() async throws {
    var runs = 0
    let failures = await MOCaptureFailures {
      await #expect(throws: Missing.self) {
        try await MOEventually(within: 0.3) {
          runs += 1
          MOAssertNotCalled(mock.deliveries)
          throw Missing()
        }
      }
    }
    #expect(runs >= 2 && failures.isEmpty)
  }

  @MainActor @Test func theClosureRunsOnTheActorOfTheTest() async {
    Task { mock.report() }
    await MOEventually(within: 60) {
      MainActor.assertIsolated()
      MOAssertCalled(mock.reports)
    }
  }

  @Test func theClosureMayAwaitTheStateOfAnActor() async {
    actor Counter {
      private(set) var count = 0
      func add() { count += 1 }
    }
    let counter = Counter()
    Task.detached { [mock] in
      mock.report()
      await counter.add()
    }
    await MOEventually(within: 60) {
      MOAssertTimesCalled(mock.reports, 1)
      await #expect(counter.count == 1)
    }
    let count = await MOEventually(within: 60) {
      MOAssertTimesCalled(mock.reports, 1)
      return await counter.count
    }
    #expect(count == 1)
  }

  @Test func anAwaitingClosureIsReportedOnce() async {
    mock.report()
    await MOAssertFailure(
      """
      MockCourier.balance was expected to be called twice, but it was called once within 0.01 seconds.
        all calls of MockCourier, in order:
          1. balance()
      """
    ) {
      await MOEventually(within: 0.01) {
        await Task.yield()
        MOAssertTimesCalled(mock.reports, 2)
      }
    }
  }

  @Test func theReturnOfACallIsNewsToo() async {
    let gate = mock.methodReference(.greet).setCustomBehaviorToSuspend()
    let call = Task { [mock] in await mock.greet() }
    await gate.waitForCalls()
    Task.detached {
      await Task.yield()
      gate.resume(returning: 3)
    }
    await MOEventually(within: 60) {
      let calls = mock.methodReference(.greet).invocations
      #expect(calls.count == 1)
      if case .running? = calls.first?.outcome { Issue.record("It is still running.") }
    }
    #expect(await call.value == 3)
  }

  @Test func whatTheClosureCallsItselfIsNoNews() async {
    var runs = 0
    let failures = await MOCaptureFailures {
      await MOEventually(within: 0.3) {
        runs += 1
        mock.report()
        MOAssertCalled(mock.deliveries)
      }
    }
    #expect(runs == 2 && failures.count == 1)
  }

  @Test func aCancelledTaskWaitsNoLonger() async {
    let failures = await Task { [mock] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await MOCaptureFailures { await MOEventually(within: 60) { MOAssertCalled(mock.deliveries) } }
    }.value
    #expect(failures.count == 1)
  }

  @Test func theTimeMayBeADuration() async {
    guard #available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *) else { return }
    mock.report()
    await MOEventually(within: Duration.seconds(60)) { MOAssertCalled(mock.reports) }
  }

  @Test func aTimeThatIsNoneIsReportedAtThisLine() async {
    let failures = await MOCaptureFailures { await MOEventually(within: -1) { MOAssertNotCalled(mock) } }
    #expect(failures.map(\.message) == ["-1.0 seconds is no time to wait. It must be a number, 0 or greater."])
    #expect(failures.map(\.place.line) == [#line - 2])
  }
}

final class MOEventuallyXCTests: XCTestCase {
  func testChecksOfThisLibraryAreWaitedFor() async {
    let mock = MockCourier()
    Task.detached {
      await Task.yield()
      mock.report()
    }
    await MOEventually(within: 60) { MOAssertTimesCalled(mock.methodReference(.balance), 1) }
  }
}
