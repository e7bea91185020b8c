import SwiftMockObject
import Testing

@testable import Bank

/// A helper that forwards its caller's source location, so that a failure is marked at the test's own line.
func assertPaid(_ ledger: MockLedger, _ account: String, sourceLocation: SourceLocation = #_sourceLocation) {
  MOAssertTimesCalled(
    ledger.methodReference(.transfer, args: account, .any), 1, sourceLocation: sourceLocation)
}

/// It takes references with a key and without, narrowed or not.
func assertPaidOnce(_ payments: some CallReference, sourceLocation: SourceLocation = #_sourceLocation) {
  MOAssertTimesCalled(payments, 1, sourceLocation: sourceLocation)
}

/// A helper that also stubs: the line of the test is the stub's line in messages.
func openAccount(_ ledger: MockLedger, balance: Int, sourceLocation: SourceLocation = #_sourceLocation) {
  ledger.method.balance.returns(balance, sourceLocation: sourceLocation)
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
    #expect(failures.first?.isWarning == false)
  }

  @Test func anyReferenceWillDo() {
    openAccount(ledger, balance: 900)
    Tenant(ledger: ledger).payRent()
    assertPaidOnce(ledger.method.transfer("landlord", .any))
    assertPaidOnce(ledger.methodReference(.transfer))
  }

  @Test func theWholeMessage() {
    let message = """
      MockLedger.transfer was expected to be called once with ("A", any), but it was never called.
        MockLedger was not called at all.
      """
    MOAssertFailure(message) { assertPaid(ledger, "A") }
  }
}
