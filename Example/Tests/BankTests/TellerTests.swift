import SwiftMockObject
import Testing

@testable import Bank

/// Callbacks, a property, a delegate and a mock that is a struct.
struct TellerTests {
  private let archive = MockArchive()
  private let reader = MockCardReader()
  private let bell = MockBell()
  private let delegate = MockTellerDelegate()
  private let teller: Teller

  init() {
    teller = Teller(archive: archive, reader: reader, bell: bell)
    teller.delegate = delegate
  }

  @Test func aCustomerSeesWhatTheArchiveFinds() {
    reader.methodReference(.readCard).setCustomBehavior { (then: @escaping (String?) -> Void) in then("4711") }
    archive.methodReference(.find).setCustomBehavior { (number: String, then: @escaping (Int, String) -> Void) in
      then(3, "Savings")
    }
    teller.serve()
    MOAssertArgumentEquals(reader.methodReference(.setDisplay), 1, 1, "Insert your card")
    MOAssertArgumentEquals(reader.methodReference(.setDisplay), 1, 2, "Savings, 3 pages")
    MOAssertArgumentEquals(delegate.methodReference(.didServe), 1, "4711")
    MOAssertTimesCalled(bell.methodReference(.ring), 0)
  }

  @Test func anUnknownCardRingsTheBell() throws {
    archive.methodReference(.holds, args: "666").setCustomBehaviorToReturn(false)
    teller.serve()
    let then: (String?) -> Void = try #require(MOAssertAndGetArgument(reader.methodReference(.readCard), 1))
    then("666")
    MOAssertArgumentEquals(bell.methodReference(.ring), 1, 3)
    MOAssertTimesCalled(archive.methodReference(.note, args: .hasPrefix("unknown card")), 1)
    MOAssertTimesCalled(archive.methodReference(.find), 0)
  }

  @Test func whoWalksAwayLeavesNoRemark() throws {
    teller.serve()
    let then: (String?) -> Void = try #require(MOAssertAndGetArgument(reader.methodReference(.readCard), 1))
    then(nil)
    MOAssertArgumentNil(archive.methodReference(.note), 1)
    let remark: String? = try #require(MOAssertAndGetArgument(archive.methodReference(.note), 1))
    #expect(remark == nil)
  }

  @Test func aReceiptListsWhatWasPaid() throws {
    teller.fileReceipt(for: "landlord", prices: ["rent": 800, "heating": 95.5])
    let payment: Payment = try #require(MOAssertAndGetArgument(archive.methodReference(.file), 1))
    #expect(payment.receiver == "landlord")
    #expect(payment.items.map(\.text) == ["heating", "rent"])
  }
}
