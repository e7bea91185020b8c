import SwiftMockObject
import XCTest

@testable import Bank

/// Mocks that let no call and no stub pass unnoticed, in the style of XCTest.
final class StrictXCTests: XCTestCase {
  private var ledger: MockLedger!

  override func setUp() {
    useStrictMocks()
    ledger = MockLedger()
  }

  func testEveryCallIsForeseen() {
    ledger.methodReference(.balance).setCustomBehaviorToReturn(0)
    Tenant(ledger: ledger).payRent()
    MOAssertCalled(ledger.methodReference(.balance), with: "tenant")
  }
}
