import SwiftMockObject
import XCTest

@testable import Bank

/// Calls noted as the cases of an enum, in the style of XCTest.
final class TransferDeskXCTests: XCTestCase {
  func testNoPaymentsAreFinishedAtOnce() {
    let output = MockTransferOutput()
    TransferDesk(ledger: MockLedger(), output: output).make([], from: "A")
    output.checkInvocations([.didFinish])
  }

  func testAReceiptIsFiledAsItWasMade() {
    let archive = MockArchive()
    Teller(archive: archive, reader: MockCardReader()).fileReceipt(for: "landlord", prices: ["rent": 800])
    let filed: Payment? = MOAssertAndGetArgument(archive.methodReference(.file), 1)
    let expected = Payment(receiver: "landlord", items: [.init(text: "rent", price: 800)])
    XCTAssertEqual(FakeEquatableWrapper(filed), FakeEquatableWrapper(expected))
  }
}
