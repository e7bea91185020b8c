import SwiftMockObject
import Testing

@testable import Bank

protocol Cabinet {
  func door(_ number: Int) throws -> any Bell
}

enum CabinetMethods { case door }

final class MockCabinet: MockObject<CabinetMethods>, Cabinet {
  func door(_ number: Int) throws -> any Bell { try _onThrowingMethod(.door, args: number) }
}

/// What mocks return from calls that nobody has stubbed.
struct NaturalDefaultTests {
  private let cabinet = MockCabinet()

  @Test func aTypeWithoutANaturalDefault() {
    #expect(throws: MockError.notStubbed(call: "MockCabinet.door(1)", result: "any Bell")) {
      try cabinet.door(1)
    }
  }

  @Test func aValueForOneMock() throws {
    cabinet.mockRecorder.naturalDefaults.set(MockBell(), for: (any Bell).self)
    #expect(try cabinet.door(1) is MockBell)
  }

  @Test func aMockThatForwards() throws {
    let ledger = MockLedger(forwardingTo: BranchLedger())
    #expect(ledger.balance(of: "A") == 7)
    ledger.methodReference(.balance).setCustomBehaviorToReturn(50)
    #expect(ledger.balance(of: "A") == 50)
    ledger.methodReference(.balance).removeCustomBehavior()
    #expect(ledger.balance(of: "A") == 7)
  }
}

extension MockLedger {
  convenience init(forwardingTo real: any Ledger) {
    self.init()
    mockRecorder.forward {
      methodReference(.balance).setCustomBehavior(real.balance)
      methodReference(.close).setCustomBehavior(real.close)
    }
  }
}

private struct BranchLedger: Ledger {
  func transfer(to account: String, amount: Int) {}
  func balance(of account: String) -> Int { 7 }
  func close(_ account: String) throws -> Int { 0 }
}
