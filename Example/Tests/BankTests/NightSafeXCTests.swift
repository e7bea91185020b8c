import SwiftMockObject
import XCTest

@testable import Bank

/// A mock that is an actor, in the style of XCTest.
final class NightSafeXCTests: XCTestCase {
  func testEveryEnvelopeIsDeposited() async {
    let vault = MockVault()
    let isDeposited = await NightSafe(vault: vault).drop([10, 20], code: 7)
    XCTAssertTrue(isDeposited)
    MOAssertTimesCalled(vault.methodReference(.deposit), 2)
  }
}
