import SwiftMockObject
import Testing

private enum BankMethods { case balance, transfer, open }

private struct Vault: Equatable {}

private final class MockBank: MockObject<BankMethods> {
  func balance(of account: String) -> Int { _onMethod(.balance, args: account) }
  func transfer(to account: String, amount: Int) { _onMethod(.transfer, args: account, amount) }
  func open(_ code: Int) throws -> Vault { try _onThrowingMethod(.open, args: code) }
}

@Suite("A stub that almost fitted is named")
struct NearMissTests {
  private let bank = MockBank()

  @Test func inAHistory() {
    bank.methodReference(.balance, args: "Tenant").setCustomBehaviorToReturn(900)
    let line = #line - 1
    if bank.balance(of: "tenant") >= 800 { bank.transfer(to: "landlord", amount: 800) }
    MOAssertFailure(
      """
      MockBank.transfer was expected to be called at least once, but it was never called.
        all calls of MockBank, in order:
          1. balance(of: "tenant")  → 0, the default  (the stub at NearMissTests.swift:\(line) expects "Tenant" as argument 1 (of))
      """
    ) { MOAssertCalled(bank.methodReference(.transfer)) }
  }

  @Test func alsoWhereTheMethodReturnsNothingOrThrows() throws {
    bank.methodReference(.transfer, args: "A", .atLeast(10)).setCustomBehavior { (_: String, _: Int) in }
    bank.methodReference(.open, args: 4711).setCustomBehaviorToReturn(Vault())
    let line = #line - 2
    bank.transfer(to: "A", amount: 9)
    #expect(throws: MockError.self) { try bank.open(1) }
    MOAssertFailure(
      """
      MockBank was expected not to be called at all, but it was called twice.
        all calls of MockBank, in order:
          1. transfer(to: "A", amount: 9)  (the stub at NearMissTests.swift:\(line) expects >= 10 as argument 2 (amount))
          2. open(1)  threw notStubbed  (the stub at NearMissTests.swift:\(line + 1) expects 4711 as argument 1)
      """
    ) { MOAssertNotCalled(bank) }
  }

  @Test func butNoneThatDiffersMoreOrCameLaterOrIsOneOfMany() {
    bank.methodReference(.transfer, args: "A", 1).setCustomBehavior { (_: String, _: Int) in }
    bank.transfer(to: "B", amount: 2)
    _ = bank.balance(of: "A")
    bank.methodReference(.balance, args: "B").setCustomBehaviorToReturn(1)
    _ = bank.balance(of: "B")
    bank.methodReference(.balance, args: "C").setCustomBehaviorToReturn(1)
    _ = bank.balance(of: "D")
    let lines = MOCaptureFailures { MOAssertNotCalled(bank) }[0].message
    #expect(!lines.contains("expects"))
    #expect(lines.hasSuffix("4. balance(of: \"D\")  → 0, the default"))
  }

  @Test func byAStrictMock() {
    let bank = MockBank()
    bank.methodReference(.balance, args: "Tenant").setCustomBehaviorToReturn(900)
    bank.methodReference(.balance, args: "B").setCustomBehaviorToReturn(1, times: 1)
    let line = #line - 2
    bank.mockRecorder.makeStrict()
    _ = bank.balance(of: "B")
    MOAssertFailure(
      """
      MockBank#2.balance(of: "B") was called without a stub, and the mock is strict.
        in the test, write:  mock.methodReference(.balance).setCustomBehaviorToReturn(…)
        stubs that did not answer, newest first:
          set at NearMissTests.swift:\(line + 1): for 1 call, which it has answered
          set at NearMissTests.swift:\(line): argument 1 (of) is "B", expected "Tenant"
      """
    ) { _ = bank.balance(of: "B") }
  }

  @Test func ofManyTheNewest() {
    for number in 1...14 { bank.methodReference(.balance, args: "\(number)").setCustomBehaviorToReturn(number) }
    bank.mockRecorder.makeStrict()
    let lines = MOCaptureFailures { _ = bank.balance(of: "A") }[0].message.split(separator: "\n")
    #expect(lines.count == 14)
    #expect(lines[3].hasSuffix(#"argument 1 (of) is "A", expected "14""#))
    #expect(lines.last == "    … and 4 more")
  }

  @Test func byAStubThatNobodyUsed() {
    bank.methodReference(.transfer, args: "A", 10).setCustomBehavior { (_: String, _: Int) in }
    let line = #line - 1
    bank.transfer(to: "B", amount: 12)
    bank.transfer(to: "A", amount: 11)
    MOAssertFailure(
      """
      A stub was set for MockBank.transfer(to: "A", amount: 10), but no call used it.
        stub set at NearMissTests.swift:\(line)
        closest call, #2 of 2:
          argument 1 (to)      "A"       ok
          argument 2 (amount)  11        expected 10
        next: if argument 2 (amount) may vary, write `"A", .any`
      """
    ) { MOAssertAllStubsUsed(bank) }
  }

  @Test func whoElseHasAnsweredIsSaid() {
    bank.methodReference(.balance, args: "A").setCustomBehaviorToReturn(1)
    bank.methodReference(.balance, args: .any).setCustomBehaviorToReturn(2)
    let line = #line - 2
    _ = bank.balance(of: "A")
    MOAssertFailure(
      """
      A stub was set for MockBank.balance(of: "A"), but no call used it.
        stub set at NearMissTests.swift:\(line)
        hidden by the newer stub at NearMissTests.swift:\(line + 1), which answers the same calls
        next: set the general stub first, the exceptions after it
      """
    ) { MOAssertAllStubsUsed(bank) }
  }

  @Test func aStubThatCameTooLateIsToldSo() {
    _ = bank.balance(of: "A")
    bank.methodReference(.balance).setCustomBehaviorToReturn(1)
    let line = #line - 1
    MOAssertFailure(
      """
      A stub was set for MockBank.balance, but no call used it.
        stub set at NearMissTests.swift:\(line)
        call #1 of 1 matches, but came before the stub was set
      """
    ) { MOAssertAllStubsUsed(bank) }
  }

  @Test func aStubOfAMethodThatNobodyCalledIsToldSo() {
    bank.methodReference(.balance).setCustomBehaviorToReturn(1)
    let line = #line - 1
    MOAssertFailure(
      """
      A stub was set for MockBank.balance, but no call used it.
        stub set at NearMissTests.swift:\(line)
        balance was never called
      """
    ) { MOAssertAllStubsUsed(bank) }
  }

  @Test func anOrderNamesTheClosestCall() {
    bank.transfer(to: "A", amount: 10)
    bank.transfer(to: "B", amount: 21)
    MOAssertFailure(
      """
      These calls were expected in this order, but MockBank.transfer(to: "B", amount: 20) was not called:
        expected                                       what happened
        1. MockBank.transfer(to: "A", amount: 10)  ok  1. MockBank.transfer(to: "A", amount: 10)
        2. MockBank.transfer(to: "B", amount: 20)  --  no call matched
                                                       2. MockBank.transfer(to: "B", amount: 21)
        closest call, #2 of 2:
          argument 1 (to)      "B"       ok
          argument 2 (amount)  21        expected 20
        next: if argument 2 (amount) may vary, write `"B", .any`
      """
    ) {
      MOAssertCalledInOrder(
        bank.methodReference(.transfer, args: "A", 10), bank.methodReference(.transfer, args: "B", 20))
    }
  }

  @Test func aTableStaysAlignedAfterALongValue() {
    bank.transfer(to: "a very long name of an account", amount: 10)
    _ = bank.balance(of: "A")
    MOAssertFailure(
      """
      Exactly these calls were expected, but MockBank.open was not called:
        expected              what happened
        1. MockBank.transfer(to: "a very long name of an account", amount: 10)
                          ok  1. MockBank.transfer(to: "a very long name of an account", amount: 10)
        2. MockBank.open  --  never called
                          ++  2. MockBank.balance(of: "A")
      """
    ) {
      MOAssertCalledInOrder(
        bank.methodReference(.transfer, args: "a very long name of an account", 10), bank.methodReference(.open),
        exactly: true)
    }
  }
}
