import SwiftMockObject
import Testing
import XCTest

struct StrictOptionsTests {
  /// What a strict test reports: the first word of each failure, and whether it is a warning.
  private func findings(
    _ options: StrictOptions, _ body: @escaping @Sendable () -> Void
  ) async throws -> [String] {
    let test = try #require(Test.current)
    let failures = try await MOCaptureFailures {
      try await StrictMocksTrait.strictMocks(options).provideScope(for: test, testCase: nil) { body() }
    }
    return failures.map { failure in
      (failure.isWarning ? "warning: " : "")
        + failure.message.split(separator: "\n")[0].replacing(", and the mock is strict", with: "")
    }
  }

  /// Calls something without a stub, something with one, and leaves a stub unused and all calls unasserted.
  private static let body: @Sendable () -> Void = {
    let mock = MockTeller()
    mock.balance.setCustomBehaviorToReturn(7)
    mock.greet.setCustomBehavior { _ in }
    mock.pay("A", 1)
    _ = mock.balance("A")
  }

  private let unstubbed = #"MockTeller.pay("A", 1) was called without a stub."#
  private let unused = "A stub was set for MockTeller.greet, but no call used it."
  private func unasserted(_ count: Int) -> String {
    "MockTeller was expected to get no other calls, but \(count) of 2 calls \(count == 1 ? "has" : "have") not been asserted."
  }

  @Test func withoutOptionsAllIsAskedFor() async throws {
    #expect(try await findings([], Self.body) == [unstubbed, unused, unasserted(2)])
  }

  @Test func callsThatReturnNothingMayNeedNoStub() async throws {
    #expect(try await findings(.voidCallsNeedNoStub, Self.body) == [unused, unasserted(2)])
    #expect(try await findings(.voidCallsNeedNoStub) { _ = MockTeller().balance("A") }.count == 2)
  }

  @Test func callsThatAStubHasAnsweredMayNeedNoAssertion() async throws {
    #expect(try await findings(.stubbedCallsNeedNoAssertion, Self.body) == [unstubbed, unused, unasserted(1)])
  }

  @Test func stubsMayNeedNoUse() async throws {
    #expect(try await findings(.stubsNeedNoUse, Self.body) == [unstubbed, unasserted(2)])
  }

  @Test func whatIsFoundMayBeAWarning() async throws {
    let all = [unstubbed, unused, unasserted(2)]
    #expect(try await findings(.warn, Self.body) == all.map { "warning: \($0)" })
  }

  @Test func theyAddUp() async throws {
    let options: StrictOptions = [.voidCallsNeedNoStub, .stubbedCallsNeedNoAssertion, .stubsNeedNoUse]
    #expect(try await findings(options, Self.body) == [unasserted(1)])
  }

  @Test func aMockOfTheTestMayHaveItsOwn() async throws {
    let found = try await findings([]) {
      let mock = MockTeller()
      mock.mockRecorder.makeStrict([.voidCallsNeedNoStub, .stubsNeedNoUse])
      mock.greet.setCustomBehavior { _ in }
      mock.pay("A", 1)
      MOAssertCalled(mock.pay)
    }
    #expect(found == [])
  }

  @Test func aMockMayBeStrictForItself() {
    let mock = MockTeller()
    mock.mockRecorder.makeStrict([.voidCallsNeedNoStub, .stubbedCallsNeedNoAssertion])
    mock.balance.setCustomBehaviorToReturn(7, times: 1)
    #expect(MOCaptureFailures { mock.pay("A", 1) } == [])
    #expect(mock.balance("A") == 7)
    MOAssertCalled(mock.pay)
    MOAssertNoOtherCalls(mock)
    let failures = MOCaptureFailures { _ = mock.balance("B") }
    #expect(failures.map(\.message.first) == ["M"])
    #expect(MOCaptureFailures { MOAssertNoOtherCalls(mock) }.count == 1)
  }

  @Test(.strictMocks([.voidCallsNeedNoStub, .stubbedCallsNeedNoAssertion, .stubsNeedNoUse]))
  func theTraitTakesThem() {
    let mock = MockTeller()
    mock.balance.setCustomBehaviorToReturn(7)
    mock.file.setCustomBehavior { _ in }
    #expect(mock.balance("A") == 7)
    mock.pay("A", 1)
    MOAssertCalled(mock.pay)
  }
}

final class StrictOptionsXCTests: XCTestCase {
  override func setUp() {
    useStrictMocks([.voidCallsNeedNoStub, .stubbedCallsNeedNoAssertion, .stubsNeedNoUse])
  }

  func testTheOptionsApply() {
    let mock = MockTeller()
    mock.balance.setCustomBehaviorToReturn(7)
    mock.file.setCustomBehavior { _ in }
    XCTAssertEqual(mock.balance("A"), 7)
    mock.pay("A", 1)
    MOAssertCalled(mock.pay)
    XCTAssertEqual(MOCaptureFailures { _ = mock.balance("A") }.count, 0)
  }

  func testAFulfilledExpectationCountsAsAnAssertion() {
    let mock = MockTeller()
    let paid = mock.pay.expectation(timesCalled: 2)
    mock.pay("A", 1)
    XCTAssertEqual(MOCaptureFailures { MOAssertNoOtherCalls(mock) }.count, 1)
    mock.pay("A", 2)
    wait(for: [paid], timeout: 1)
    MOAssertNoOtherCalls(mock)
    mock.pay("A", 3)
    XCTAssertEqual(MOCaptureFailures { MOAssertNoOtherCalls(mock) }.count, 1)
    MOAssertCalled(mock.pay)
  }

  func testOneThatIsFulfilledFromTheStartCountsAtOnce() {
    let mock = MockTeller()
    mock.pay("A", 1)
    wait(for: [mock.methodReference(.pay, args: "A", 1).expectation()], timeout: 1)
    MOAssertNoOtherCalls(mock)
  }
}

struct AccountingTests {
  @Test func checksInMOEventuallyCountOnceTheyHavePassed() async {
    let mock = MockTeller()
    mock.pay("A", 1)
    await MOEventually(within: 1) { MOAssertCalled(mock.pay, with: "A", 1) }
    MOAssertNoOtherCalls(mock)
    mock.pay("B", 1)
    let failures = await MOCaptureFailures { await MOEventually(within: 0) { MOAssertTimesCalled(mock.pay, 9) } }
    #expect(failures.count == 1)
    #expect(MOCaptureFailures { MOAssertNoOtherCalls(mock) }.count == 1)
    await MOEventually(within: 1) { MOAssertTimesCalled(mock.pay, 2) }
    MOAssertNoOtherCalls(mock)
  }

  @Test func aClosureThatWasCalledCounts() {
    let mock = MockTeller()
    mock.greet("A") { _ in }
    mock.greet("B") { _ in }
    mock.greet.callArgument(2, ofCall: 1, with: "x")
    #expect(
      MOCaptureFailures { MOAssertNoOtherCalls(mock) }.map(\.message).allSatisfy { $0.contains("1 of 2 calls") })
    mock.greet.callArgument(2, with: "x")
    MOAssertNoOtherCalls(mock)
  }
}
