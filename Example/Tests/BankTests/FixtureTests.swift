import SwiftMockObject
import Testing

@testable import Bank

/// Values of the types under test, in which a test names only what it cares about.
struct FixtureTests {
  @Test func aHighScoreIsReported() async throws {
    let check = MockFraudCheck()
    let payment = Payment.fixture(receiver: "casino", items: [.fixture(price: 90)])
    check.method.threshold.returns(50)
    check.method.scoreOf.answers { payment in Int(payment.items[0].price) }
    let accepted = try await Screening(check: check).accepted(of: [payment, .fixture(items: [.fixture()])])
    #expect(accepted.map(\.receiver) == [""])
    MOAssertArgumentEquals(check.method.reportReason, 2, "score 90")
  }

  @Test func aNaturalDefaultIsAValue() throws {
    let payment = try NaturalDefaults().value(for: Payment.self)
    #expect(payment.receiver == "nobody")
  }

  @Test func aTypeCanBeKeptFromBeingDecoded() {
    let ledger = MockLedger()
    ledger.mockRecorder.naturalDefaults.neverDecode(Receipt.self)
    #expect(throws: NaturalDefaults.NoValue.self) {
      try ledger.mockRecorder.naturalDefaults.value(for: Receipt.self)
    }
  }

  private struct Receipt: Decodable {
    var number: Int
  }
}
