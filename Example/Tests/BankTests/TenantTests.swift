import SwiftMockObject
import Testing

@testable import Bank

/// The first lesson: a mock, the code under test, an assertion.
struct TenantTests {
  @Test func theRentIsPaidOnce() {
    let ledger = MockLedger()
    Tenant(ledger: ledger).payRent()
    MOAssertTimesCalled(ledger.method.transfer("landlord", 800), 1)
  }

  @Test func withoutMoneyNothingIsPaid() {
    let ledger = MockLedger()
    ledger.method.balance.returns(799)
    Tenant(ledger: ledger).payRent()
    MOAssertNotCalled(ledger.method.transfer)
  }

  @Test func whatIsLeftIsSaved() throws {
    let ledger = MockLedger()
    ledger.method.close.returns(130)
    try Tenant(ledger: ledger).moveOut()
    MOAssertArgumentEquals(ledger.method.transfer, 2, 130)
  }

  @Test func anAccountInUseIsNotEmptied() {
    let ledger = MockLedger()
    ledger.method.close.throws(LedgerError.accountInUse)
    #expect(throws: LedgerError.accountInUse) { try Tenant(ledger: ledger).moveOut() }
    MOAssertNotCalled(ledger.method.transfer)
  }
}
