import SwiftMockObject
import Testing

@testable import Bank

@Suite struct TellerTests {
  let ledger = MockLedger()
  let notifier = MockNotifier()

  @Test func aPaymentIsTransferredAuditedAndTold() throws {
    try Teller(ledger: ledger, notifier: notifier).pay(10, from: "A", to: "B")

    MOAssertTimesCalled(ledger.methodReference(.transferFromTo), 1)
    MOAssertArgumentEquals(ledger.methodReference(.transferFromTo), 1, 10)
    MOAssertArgumentEquals(ledger.methodReference(.audit), 1, "paid")
    MOAssertArgumentEquals(notifier.methodReference(.notifyOf), 2, "You got 10.")
  }

  @Test func aRefusedPaymentIsNotTold() {
    struct Refused: Error {}
    ledger.methodReference(.transferFromTo).setCustomBehaviorToThrow(Refused())

    #expect(throws: Refused.self) {
      try Teller(ledger: ledger, notifier: notifier).pay(10, from: "A", to: "B")
    }
    MOAssertTimesCalled(notifier.methodReference(.notifyOf), 0)
  }
}
