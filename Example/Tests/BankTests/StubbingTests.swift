import SwiftMockObject
import Testing

@testable import Bank

/// What a test can tell a method to do, in the order in which one meets it.
struct StubbingTests {
  private let ledger = MockLedger()
  private let archive = MockArchive()
  private let service = MockRateService()
  private let vault = MockVault()

  @Test func aValue() {
    ledger.methodReference(.balance).setCustomBehaviorToReturn(50)
    #expect(ledger.balance(of: "A") == 50)
  }

  @Test func nilInsteadOfAValue() {
    archive.methodReference(.clerk).setCustomBehaviorToReturn("Ann")
    archive.methodReference(.clerk).setCustomBehaviorToReturnNil()
    #expect(archive.clerk(for: "4711") == nil)
  }

  @Test func oneValueAfterTheOther() {
    ledger.methodReference(.balance).setCustomBehaviorToReturn(inOrder: [100, 20, 0])
    #expect([1, 2, 3, 4].map { _ in ledger.balance(of: "A") } == [100, 20, 0, 0])
  }

  @Test func anError() {
    ledger.methodReference(.close).setCustomBehaviorToThrow(LedgerError.accountInUse)
    #expect(throws: LedgerError.accountInUse) { try ledger.close("A") }
  }

  @Test func anAnswerForOneCall() async throws {
    service.methodReference(.rate).setCustomBehaviorToReturn(1.25)
    service.methodReference(.rate).setCustomBehaviorToThrow(RateError.offline, times: 1)
    await #expect(throws: RateError.offline) { try await service.rate(of: "USD") }
    #expect(try await service.rate(of: "USD") == 1.25)
  }

  @Test func aClosureThatTakesTheArgumentsByTheirTypes() {
    ledger.methodReference(.balance).setCustomBehavior { (account: String) in account == "A" ? 100 : 0 }
    #expect(ledger.balance(of: "A") == 100)
    #expect(ledger.balance(of: "B") == 0)
  }

  @Test func aClosureThatTakesTheArgumentsAsAList() {
    ledger.methodReference(.balance).setCustomBehavior { args in args[0] as? String == "A" ? 100 : 0 }
    #expect(ledger.balance(of: "A") == 100)
  }

  @Test func aClosureThatCallsACallback() {
    archive.methodReference(.find).setCustomBehavior { (number: String, then: @escaping (Int, String) -> Void) in
      then(3, "Savings")
    }
    var title = ""
    archive.find("4711") { title = $1 }
    #expect(title == "Savings")
  }

  @Test func aClosureThatThrows() {
    ledger.methodReference(.close).setCustomBehavior { (account: String) throws -> Int in
      guard account == "A" else { throw LedgerError.accountInUse }
      return 130
    }
    #expect(throws: LedgerError.accountInUse) { try ledger.close("B") }
  }

  @Test func aClosureThatWaits() async throws {
    service.methodReference(.rate).setCustomBehavior { (currency: String) async throws -> Double in
      await Task.yield()
      return currency == "USD" ? 1.25 : 1
    }
    #expect(try await service.rate(of: "USD") == 1.25)
  }

  @Test func aRealObject() {
    let realLedger = SmallLedger()
    ledger.methodReference(.balance).setCustomBehavior(realLedger.balance)
    #expect(ledger.balance(of: "A") == 7)
  }

  @Test func someCallsOnly() {
    ledger.methodReference(.balance).setCustomBehaviorToReturn(0)
    ledger.methodReference(.balance, args: "A").setCustomBehaviorToReturn(100)
    #expect(ledger.balance(of: "A") == 100)
    #expect(ledger.balance(of: "B") == 0)
  }

  @Test func callsThatMatchersAccept() {
    archive.methodReference(.holds, args: .hasPrefix("DE") && .count(4...)).setCustomBehaviorToReturn(false)
    #expect(!archive.holds("DE4711"))
    #expect(archive.holds("AT4711"))
  }

  @Test func theLifeOfABehavior() {
    let balance = ledger.methodReference(.balance)
    balance.setCustomBehaviorToReturn(5)
    balance.removeCustomBehavior()
    #expect(ledger.balance(of: "A") == 1000)
    ledger.resetMock(.behaviors)
    ledger.resetMock(.invocations)
    ledger.resetMock()
    #expect(balance.timesCalled == 0)
  }

  @Test func callsThatWaitInAGate() async throws {
    let service = MockRateService()
    let gate = service.methodReference(.rate).setCustomBehaviorToSuspend()
    async let dollar = service.rate(of: "USD")
    async let yen = service.rate(of: "JPY")
    await gate.waitForCalls(2)
    gate.resume(call: .all, returning: 2.0)
    #expect(try await dollar + yen == 4)
  }

  @Test func naturalDefaults() async throws {
    #expect(archive.clerk(for: "4711") == nil)
    #expect(archive.payment("4711").receiver == "nobody")
    #expect(try await service.rate(of: "USD") == 0)
  }

  @Test func theDefaultsOfOneMock() {
    archive.mockRecorder.naturalDefaults.set(Payment(receiver: "somebody"))
    #expect(archive.payment("4711").receiver == "somebody")
  }

  @Test func whatTheCompilerChecks() {
    ledger.method.balance.returns(50)
    ledger.method.balance("A").returns(100)
    ledger.transfer(to: "A", amount: ledger.balance(of: "A"))
    for (account, amount) in ledger.method.transfer.invocations {
      #expect(account == "A" && amount == 100)
    }
    ledger.method.balance("A").removeStubs()
    #expect(ledger.balance(of: "A") == 50)
  }
}

/// A ledger that a mock can hand its calls on to.
private struct SmallLedger: Ledger {
  func transfer(to account: String, amount: Int) {}
  func balance(of account: String) -> Int { 7 }
  func close(_ account: String) throws -> Int { 0 }
}
