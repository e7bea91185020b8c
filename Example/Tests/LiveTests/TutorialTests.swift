import SwiftMockObject
import Testing

@testable import Bank
@testable import HelpDesk

/// The tests of the tutorial in the documentation, in its order.
@MainActor
struct TutorialTests {
  @Test func withoutMoneyNothingIsPaid() {
    let ledger = MockLedger()
    Tenant(ledger: ledger).payRent()
    MOAssertNotCalled(ledger.method.transferToAmount)
  }

  @Test func theRentIsPaid() {
    let ledger = MockLedger()
    ledger.method.balanceOf.returns(900)
    Tenant(ledger: ledger).payRent()
    MOAssertTimesCalled(ledger.method.transferToAmount, 1)
  }

  @Test func anAccountInUseStaysOpen() {
    let ledger = MockLedger()
    ledger.method.close.throws(LedgerError.accountInUse)
    #expect(throws: LedgerError.accountInUse) { try Tenant(ledger: ledger).moveOut() }
    MOAssertNotCalled(ledger.method.transferToAmount)
  }

  @Test func theRestGoesToTheSavings() throws {
    let ledger = MockLedger()
    ledger.method.close("tenant").returns(130)
    try Tenant(ledger: ledger).moveOut()
    MOAssertCalled(ledger.method.transferToAmount, with: .any, 130)
    MOAssertCalledInOrder(ledger.method.close, ledger.method.transferToAmount("savings", .any))
    MOAssertNoOtherCalls(ledger)
  }

  @Test func aWrongAmount() {
    let ledger = MockLedger()
    ledger.transfer(to: "landlord", amount: 750)
    MOAssertFailure(
      """
      MockLedger.transferToAmount was expected to be called at least once with (to: "landlord", amount: 800), but no call matched.
        closest call, #1 of 1:
          argument 1 (to)      "landlord"  ok
          argument 2 (amount)  750         expected 800
        next: if argument 2 (amount) may vary, write `"landlord", .any`
        all calls of MockLedger, in order:
          1. transferToAmount(to: "landlord", amount: 750)
      """
    ) {
      MOAssertCalled(ledger.method.transferToAmount, with: "landlord", 800)
    }
  }

  @Test func oneFailureIsForgiven() async {
    let service = MockRateService()
    let exchange = Exchange(service: service)
    service.method.rateOf.returns(inOrder: [.failure(RateError.offline), .success(1.25)])
    await exchange.show(100, in: "USD")
    #expect(exchange.message == "125.0 USD")
  }

  @Test func theScreenSaysThatItIsLoading() async {
    let service = MockRateService()
    let exchange = Exchange(service: service)
    let gate = service.method.rateOf.suspends()
    let showing = Task { await exchange.show(100, in: "USD") }
    await gate.waitForCalls(1)
    #expect(exchange.isLoading)
    gate.resume(returning: 1.25)
    await showing.value
    #expect(!exchange.isLoading)
  }

  @Test func aPrefetchComesLater() async {
    let service = MockRateService()
    Exchange(service: service).prefetch("USD")
    await MOEventually(within: 2) { MOAssertCalled(service.method.rateOf, with: "USD") }
  }

  @Test func ratesAreShownAsTheyCome() async {
    let watcher = MockRateWatcher()
    let ticker = RateTicker(watcher: watcher)
    let rates = watcher.method.rates.streams()
    let running = Task { await ticker.run("USD") }
    await rates.send(1.1)
    #expect(ticker.shown == [1.1])
    rates.finish()
    await running.value
  }

  @Test func aSuspiciousPaymentIsReported() async throws {
    let check = MockFraudCheck()
    check.method.threshold.returns(50)
    check.method.scoreOf.returns(90)
    let payments = [Payment.fixture(receiver: "casino")]
    #expect(try await Screening(check: check).accepted(of: payments).isEmpty)
    MOAssertArgumentEquals(check.method.reportReason, 2, "score 90")
  }
}
