import SwiftMockObject
import XCTest

@testable import Bank

/// The first lesson, in the style of XCTest.
final class TenantXCTests: XCTestCase {
  private var ledger: MockLedger!
  private var tenant: Tenant!

  override func setUp() {
    ledger = MockLedger()
    tenant = Tenant(ledger: ledger)
  }

  func testTheRentIsPaidOnce() {
    tenant.payRent()
    MOAssertTimesCalled(ledger.methodReference(.transfer), 1)
    MOAssertArgumentEquals(ledger.methodReference(.transfer), 1, "landlord")
    MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 800)
  }

  func testWithoutMoneyNothingIsPaid() {
    ledger.methodReference(.balance).setCustomBehaviorToReturn(799)
    tenant.payRent()
    MOAssertTimesCalled(ledger.methodReference(.transfer), 0)
  }

  func testAnAccountInUseIsNotEmptied() {
    ledger.methodReference(.close).setCustomBehaviorToThrow(LedgerError.accountInUse)
    XCTAssertThrowsError(try tenant.moveOut()) { XCTAssertEqual($0 as? LedgerError, .accountInUse) }
    MOAssertTimesCalled(ledger.methodReference(.transfer), 0)
  }
}
