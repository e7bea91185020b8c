import SwiftMockObject
import XCTest

@testable import Bank

/// A helper in the style of XCTest.
func assertNothingPaid(_ ledger: MockLedger, file: StaticString = #filePath, line: UInt = #line) {
  MOAssertNotCalled(ledger.method.transfer, file: file, line: line)
}

/// Helpers of one's own, in the style of XCTest.
final class HelperXCTests: XCTestCase {
  private let ledger = MockLedger()

  func testWithoutMoneyNothingIsPaid() {
    ledger.method.balance.returns(0)
    Tenant(ledger: ledger).payRent()
    assertNothingPaid(ledger)
  }

  func testAPaymentFailsAtTheLineOfTheTest() {
    ledger.transfer(to: "A", amount: 10)
    let failures = MOCaptureFailures { assertNothingPaid(ledger) }
    XCTAssertEqual(failures.map(\.place.line), [#line - 1])
  }

  /// Inside a closure that does not capture the test case, the functions are named with their module.
  func testAClosureThatAsserts() {
    let ledger = ledger
    ledger.methodReference(.transfer).setCustomBehavior { (account: String, amount: Int) in
      SwiftMockObject.MOAssertTimesCalled(ledger.methodReference(.balance), 1)
    }
    Tenant(ledger: ledger).payRent()
  }
}
