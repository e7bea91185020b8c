import SwiftMockObject
import Testing

@testable import Bank

/// Calls noted as the cases of an enum, whose payloads are not `Equatable`.
struct TransferDeskTests {
  @Test func theOutputHearsOfEachPaymentInOrder() {
    let ledger = MockLedger()
    ledger.methodReference(.balance).setCustomBehaviorToReturn(900)
    let output = MockTransferOutput()
    let rent = Payment(receiver: "landlord", items: [.init(text: "rent", price: 800)])
    let car = Payment(receiver: "garage", items: [.init(text: "tyres", price: 600), .init(text: "work", price: 400)])
    TransferDesk(ledger: ledger, output: output).make([rent, car], from: "A")
    output.checkInvocations([
      .didTransfer(rent),
      .didFail(TransferError(missing: 100)),
      .didFinish,
    ])
  }
}
