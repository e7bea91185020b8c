import SwiftMockObject
import Testing

@testable import Bank

/// Mocks that nobody wrote: the plugin LiveMocks makes them while this target is built.
@Suite struct LiveTests {
  @Test func theRentIsPaidOnce() {
    let ledger = MockLedger()  // nobody wrote it
    ledger.method.balanceOf.returns(900)
    Tenant(ledger: ledger).payRent()
    MOAssertCalled(ledger.method.transferToAmount, with: "landlord", 800)
  }

  @Test func aMockOfAnActorsProtocolIsAnActor() async {
    let vault = MockVault()
    vault.method.openCode.returns(true)
    #expect(await NightSafe(vault: vault).drop([5, 7], code: 1234))
    MOAssertTimesCalled(vault.method.deposit, 2)
  }

  @Test func statics() {
    MockMint.staticMock.methodReference(.strike).setCustomBehaviorToReturn(true)
    #expect(Coiner<MockMint>().make(["penny", "groat"]) == 2)
  }
}
