import SwiftMockObject
import Testing
import XCTest

private enum StoreMethods { case count }

private actor MockStore: MockRecording {
  let mockRecorder = MockRecorder<StoreMethods>()
  func count() -> Int { _onMethod(.count) }
}

struct StrictMocksTests {
  @Test func aMockThatOnlyHoldsARecorderIsNamedToo() async {
    let store = MockStore()
    store.mockRecorder.makeStrict()
    let failures = await MOCaptureFailures { _ = await store.count() }
    #expect(
      failures.map(\.message) == [
        """
        MockStore.count() was called without a stub, and the mock is strict.
          in the test, write:  mock.methodReference(.count).setCustomBehaviorToReturn(…)
        """
      ])
  }

  @Test func aCallWithoutABehaviorFailsAtOnce() {
    let mock = MockTeller()
    mock.pay("A", 1)
    mock.mockRecorder.makeStrict()
    let here = #line - 1
    mock.methodReference(.pay, args: "A", .any).setCustomBehavior { _ in }
    let failures = MOCaptureFailures {
      mock.pay("A", 1)
      mock.pay("B", 2)
      _ = mock.balance("A")
    }
    #expect(
      failures.map(\.message) == [
        """
        MockTeller.pay("B", 2) was called without a stub, and the mock is strict.
          in the test, write:  mock.method.pay.answers { … }
          stubs that did not answer, newest first:
            set at StrictMocksTests.swift:\(here + 2): argument 1 is "B", expected "A"
        """,
        """
        MockTeller.balance("A") was called without a stub, and the mock is strict.
          in the test, write:  mock.methodReference(.balance).setCustomBehaviorToReturn(…)
        """,
      ])
    #expect(failures.map(\.place.line) == [here, here])
    MOAssertTimesCalled(mock.pay, 3)
  }

  @Test func aBehaviorThatIsUsedUpIsNone() {
    let mock = MockTeller()
    mock.mockRecorder.makeStrict()
    mock.balance.setCustomBehaviorToReturn(1, times: 1)
    #expect(MOCaptureFailures { _ = mock.balance("A") }.isEmpty)
    #expect(MOCaptureFailures { _ = mock.balance("A") }.count == 1)
  }

  @Test func stubsThatNoCallUsedAreReportedWhereTheyWereSet() {
    let mock = MockTeller()
    mock.balance.setCustomBehaviorToReturn(1)
    mock.methodReference(.pay, args: "A", .any).setCustomBehavior { _ in }
    let line = #line - 1
    _ = mock.balance("A")
    let failures = MOCaptureFailures { MOAssertAllStubsUsed(mock) }
    #expect(
      failures.map(\.message) == [
        "A stub was set for MockTeller.pay(\"A\", any), but no call used it.\n"
          + "  stub set at StrictMocksTests.swift:\(line)\n  pay was never called"
      ])
    #expect(failures.map(\.place.line) == [line])
  }

  @Test(.strictMocks) func aTestThatSaysAllItWantsPasses() {
    let mock = MockTeller()
    mock.balance.setCustomBehaviorToReturn(7)
    #expect(mock.balance("A") == 7)
    MOAssertTimesCalled(mock.balance, 1)
  }

  @Test func theTraitReportsWhatWasSetOrCalledInVain() async throws {
    let test = try #require(Test.current)
    let line = #line + 5
    let failures = try await MOCaptureFailures {
      try await StrictMocksTrait.strictMocks.provideScope(for: test, testCase: nil) {
        let mock = MockTeller()
        mock.balance.setCustomBehaviorToReturn(7)
        mock.file.setCustomBehavior { _ in }
        _ = mock.balance("A")
        mock.pay("A", 1)
      }
    }
    #expect(
      failures.map(\.message) == [
        """
        MockTeller.pay("A", 1) was called without a stub, and the mock is strict.
          in the test, write:  mock.method.pay.answers { … }
        """,
        """
        A stub was set for MockTeller.file, but no call used it.
          stub set at StrictMocksTests.swift:\(line)
          file was never called
        """,
        """
        MockTeller was expected to get no other calls, but 2 of 2 calls have not been asserted.
          all calls of MockTeller, in order:
          > 1. balance("A")  → 7, set at StrictMocksTests.swift:\(line - 1)
          > 2. pay("A", 1)
        """,
      ])
    #expect(failures.last?.place.line == test.sourceLocation.line)
  }

  @Test func otherTestsMocksStayLenient() {
    let mock = MockTeller()
    #expect(MOCaptureFailures { mock.pay("A", 1) }.isEmpty)
  }
}

final class UseStrictMocksTests: XCTestCase {
  private var mock: MockTeller!

  override func setUp() {
    useStrictMocks()
    mock = MockTeller()
  }

  override func tearDown() {
    mock = nil
  }

  func testATestThatSaysAllItWantsPasses() {
    mock.balance.setCustomBehaviorToReturn(7)
    XCTAssertEqual(mock.balance("A"), 7)
    MOAssertTimesCalled(mock.balance, 1)
  }

  func testACallWithoutABehaviorFails() {
    let failures = MOCaptureFailures { mock.pay("A", 1) }
    XCTAssertEqual(failures.count, 1)
    MOAssertTimesCalled(mock.pay, 1)
  }
}

/// What a strict test forgot is reported when it is torn down.
final class UseStrictMocksTearDownTests: XCTestCase {
  private var recorded: [(text: String, line: Int)] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    if description.hasPrefix("failed - ") {
      recorded.append((description, lineNumber))
    } else {
      super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  }

  func testWhatWasSetOrCalledInVainIsReported() {
    let line = #line
    // Teardown blocks run in reverse order, so this one sees what the other has reported.
    addTeardownBlock { [unowned self] in
      XCTAssertEqual(
        recorded.map(\.text),
        [
          "failed - A stub was set for MockTeller.file, but no call used it.\n"
            + "  stub set at StrictMocksTests.swift:\(line + 18)\n  file was never called",
          "failed - MockTeller was expected to get no other calls, but 1 of 1 call has not been asserted.\n"
            + "  next: if these calls are right, write before it `MOAssertCalled(mock.methodReference(.balance))`\n"
            + "  all calls of MockTeller, in order:\n"
            + "  > 1. balance(\"A\")  → 7, set at StrictMocksTests.swift:\(line + 17)",
        ])
      XCTAssertEqual(recorded.map(\.line), [line + 18, line + 15])
    }
    useStrictMocks()
    let mock = MockTeller()
    mock.balance.setCustomBehaviorToReturn(7)
    mock.file.setCustomBehavior { _ in }
    XCTAssertEqual(mock.balance("A"), 7)
  }
}
