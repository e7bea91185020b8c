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

/// Mocks whose calls are printed when anything in the test fails.
final class StoryXCTests: XCTestCase {
  private var ledger: MockLedger!

  override func setUp() {
    tellMockStory()
    ledger = MockLedger()
  }

  func testTheRentIsPaid() {
    Tenant(ledger: ledger).payRent()
    MOAssertCalled(ledger.methodReference(.transfer), with: "landlord", 800)
  }
}
