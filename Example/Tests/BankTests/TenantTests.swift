import SwiftMockObject
import Testing

@testable import Bank

/// The first lesson: a mock, the code under test, an assertion.
struct TenantTests {
  @Test func theRentIsPaidOnce() {
    let ledger = MockLedger()
    Tenant(ledger: ledger).payRent()
    MOAssertTimesCalled(ledger.methodReference(.transfer, args: "landlord", 800), 1)
  }

  @Test func withoutMoneyNothingIsPaid() {
    let ledger = MockLedger()
    ledger.methodReference(.balance).setCustomBehaviorToReturn(799)
    Tenant(ledger: ledger).payRent()
    MOAssertTimesCalled(ledger.methodReference(.transfer), 0)
  }

  @Test func whatIsLeftIsSaved() throws {
    let ledger = MockLedger()
    ledger.methodReference(.close).setCustomBehaviorToReturn(130)
    try Tenant(ledger: ledger).moveOut()
    MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 130)
  }

  @Test func anAccountInUseIsNotEmptied() {
    let ledger = MockLedger()
    ledger.methodReference(.close).setCustomBehaviorToThrow(LedgerError.accountInUse)
    #expect(throws: LedgerError.accountInUse) { try Tenant(ledger: ledger).moveOut() }
    MOAssertTimesCalled(ledger.methodReference(.transfer), 0)
  }
}
