import SwiftMockObject
import Testing

@testable import Bank

@Suite struct TellerTests {
  let ledger = MockLedger()
  let notifier = MockNotifier()

  @Test func aPaymentIsTransferredAuditedAndTold() throws {
    try Teller(ledger: ledger, notifier: notifier).pay(10, from: "A", to: "B")

    MOAssertTimesCalled(ledger.methodReference(.transfer), 1)
    MOAssertArgumentEquals(ledger.methodReference(.transfer), 1, 10)
    MOAssertArgumentEquals(ledger.methodReference(.audit), 1, "paid")
    MOAssertArgumentEquals(notifier.methodReference(.notify), 2, "You got 10.")
  }

  @Test func aRefusedPaymentIsNotTold() {
    struct Refused: Error {}
    ledger.methodReference(.transfer).setCustomBehaviorToThrow(Refused())

    #expect(throws: Refused.self) {
      try Teller(ledger: ledger, notifier: notifier).pay(10, from: "A", to: "B")
    }
    MOAssertTimesCalled(notifier.methodReference(.notify), 0)
  }
}
