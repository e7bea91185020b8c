import Bank
import SwiftMockObject
import Testing

@Suite struct TenantTests {
  @Test func theRentIsPaidOnce() {
    let ledger = MockLedger()
    Tenant(ledger: ledger).payRent()
    MOAssertTimesCalled(ledger.method.transfer("landlord", 800), 1)
  }

  @Test func inheritedRequirementsAreMocked() {
    let ledger = MockLedger()
    ledger.method.audit.returns(true)
    #expect(ledger.audit(2026))
  }
}
