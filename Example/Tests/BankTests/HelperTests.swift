import SwiftMockObject
import Testing

@testable import Bank

/// A helper that forwards its caller's source location, so that a failure is marked at the test's own line.
func assertPaid(_ ledger: MockLedger, _ account: String, sourceLocation: SourceLocation = #_sourceLocation) {
  MOAssertTimesCalled(
    ledger.methodReference(.transfer, args: account, .any), 1, sourceLocation: sourceLocation)
}

/// Helpers of one's own, and tests that they fail when they should.
struct HelperTests {
  private let ledger = MockLedger()

  @Test func aPaymentIsSeen() {
    ledger.transfer(to: "A", amount: 10)
    assertPaid(ledger, "A")
  }

  @Test func aMissingPaymentFailsAtTheLineOfTheTest() {
    let failures = MOCaptureFailures { assertPaid(ledger, "A") }
    #expect(failures.count == 1)
    #expect(failures.first?.place.line == #line - 2)
  }
}
