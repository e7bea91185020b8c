import SwiftMockObject
import Testing

@testable import Bank

/// Mocks that let no call and no stub pass unnoticed.
struct StrictTests {
  @Test(.strictMocks) func everyCallIsForeseen() {
    let ledger = MockLedger()
    ledger.methodReference(.balance).setCustomBehaviorToReturn(900)
    ledger.methodReference(.transfer).setCustomBehavior { _ in }
    Tenant(ledger: ledger).payRent()
    MOAssertCalled(ledger.methodReference(.balance), with: "tenant")
    MOAssertCalled(ledger.methodReference(.transfer), with: "landlord", 800)
  }

  @Test(.strictMocks([.voidCallsNeedNoStub, .stubbedCallsNeedNoAssertion])) func whatMattersIsForeseen() {
    let ledger = MockLedger()
    ledger.methodReference(.balance).setCustomBehaviorToReturn(900)
    Tenant(ledger: ledger).payRent()
    MOAssertCalled(ledger.methodReference(.transfer), with: "landlord", 800)
  }

  @Test(.mockStory) func theStoryIsThereIfAnythingFails() {
    let (ledger, archive) = (MockLedger(), MockArchive())
    Tenant(ledger: ledger).payRent()
    archive.note("rent")
    MOAssertCallLog(
      ledger, archive,
      equals: """
        MockLedger.balance(of: "tenant")
        MockLedger.transfer(to: "landlord", amount: 800)
        MockArchive.note("rent")
        """)
  }

  @Test(.mockStory(callers: true)) func theStoryTellsWhoCalled() {
    let ledger = MockLedger()
    Tenant(ledger: ledger).payRent()
    MOAssertCalled(ledger.methodReference(.transfer), with: "landlord", 800)
  }

  @Test(.strictMocks([.voidCallsNeedNoStub, .stubsNeedNoUse])) func aSharedSetUpMayStubMore() {
    let ledger = MockLedger()
    ledger.method.balance.returns(900)
    ledger.method.close.returns(130)
    Tenant(ledger: ledger).payRent()
    MOAssertCalled(ledger.method.balance)
    MOAssertCalled(ledger.method.transfer("landlord", 800))
  }

  @Test(.strictMocks(.warn)) func whatIsForgottenIsAWarning() {
    let ledger = MockLedger()
    ledger.method.balance.returns(0)
    Tenant(ledger: ledger).payRent()
    MOAssertCalled(ledger.method.balance)
  }

  @Test func oneStrictMock() {
    let ledger = MockLedger()
    ledger.mockRecorder.makeStrict()
    ledger.methodReference(.balance).setCustomBehaviorToReturn(0)
    Tenant(ledger: ledger).payRent()
    MOAssertAllStubsUsed(ledger)
  }
}
