import SwiftMockObject
import Testing

@testable import Bank

/// The messages that failing checks print, whole; the documentation shows these.
struct FailureMessageTests {
  private let ledger = MockLedger()
  private let archive = MockArchive()

  @Test func otherArguments() {
    _ = ledger.balance(of: "tenant")
    ledger.transfer(to: "landlord", amount: 750)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called once with (to: "landlord", amount: 800), but no call matched.
        closest call, #2 of 2:
          argument 1 (to)      "landlord"  ok
          argument 2 (amount)  750         expected 800
        next: if argument 2 (amount) may vary, write `"landlord", .any`
        all calls of MockLedger, in order:
          1. balance(of: "tenant")  → 1000, the default
          2. transfer(to: "landlord", amount: 750)
      """
    ) { MOAssertTimesCalled(ledger.methodReference(.transfer, args: "landlord", 800), 1) }
  }

  @Test func aMockWithAName() {
    ledger.mockRecorder.name = "savings"
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      savings.transfer was expected not to be called, but it was called once.
        all calls of savings, in order:
          1. transfer(to: "A", amount: 10)
      """
    ) { MOAssertNotCalled(ledger.methodReference(.transfer)) }
  }

  @Test func neverCalled() {
    _ = ledger.balance(of: "A")
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called at least once, but it was never called.
        all calls of MockLedger, in order:
          1. balance(of: "A")  → 1000, the default
      """
    ) { MOAssertCalled(ledger.methodReference(.transfer)) }
  }

  @Test func aStubThatAlmostFitted() {
    ledger.methodReference(.balance, args: "Tenant")
      .setCustomBehaviorToReturn(900, filePath: "TenantTests.swift", line: 12)
    _ = ledger.balance(of: "tenant")
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called at least once, but it was never called.
        all calls of MockLedger, in order:
          1. balance(of: "tenant")  → 1000, the default  (the stub at TenantTests.swift:12 expects "Tenant" as argument 1 (of))
      """
    ) { MOAssertCalled(ledger.methodReference(.transfer)) }
  }

  @Test func tooOften() {
    ledger.transfer(to: "A", amount: 10)
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called once, but it was called twice.
        next: if more calls are fine, write `1...`
        all calls of MockLedger, in order:
          1. transfer(to: "A", amount: 10) × 2
      """
    ) { MOAssertTimesCalled(ledger.methodReference(.transfer), 1) }
  }

  @Test func tooRarely() {
    ledger.transfer(to: "A", amount: 10)
    ledger.transfer(to: "B", amount: 10)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called at least twice with (to: "A", amount: any), but 1 call matched.
        closest call, #2 of 2:
          argument 1 (to)      "B"       expected "A"
          argument 2 (amount)  10        ok
        next: if argument 1 (to) may vary, write `.any, .any`
        all calls of MockLedger, in order:
        > 1. transfer(to: "A", amount: 10)
          2. transfer(to: "B", amount: 10)
      """
    ) { MOAssertTimesCalled(ledger.methodReference(.transfer, args: "A", .any), 2...) }
  }

  @Test func anotherMethodWithTheseArguments() {
    _ = archive.holds("4711")
    MOAssertFailure(
      """
      MockArchive.clerk was expected to be called at least once with ("4711"), but it was never called.
        hint: holds was called with exactly these arguments.
        all calls of MockArchive, in order:
          1. holds("4711")  → true, the default
      """
    ) { MOAssertCalled(archive.methodReference(.clerk), with: "4711") }
  }

  @Test func anArgumentThatDiffers() {
    ledger.transfer(to: "A", amount: 10)
    ledger.transfer(to: "B", amount: 12)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to get 10 as argument 2 (amount) of its last call, but got 12.
        next: if call 1 is meant, write `ofCall: 1`
        all calls of MockLedger, in order:
          1. transfer(to: "A", amount: 10)
        > 2. transfer(to: "B", amount: 12)
      """
    ) { MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 10) }
  }

  @Test func anArgumentCountedFromZero() {
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to get 10 as argument 1 (to) of its last call, but got "A".
        hint: that is argument 2. Arguments are counted from 1.
        all calls of MockLedger, in order:
        > 1. transfer(to: "A", amount: 10)
      """
    ) { MOAssertArgumentEquals(ledger.methodReference(.transfer), 1, 10) }
  }

  @Test func anArgumentOfAnotherType() {
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to get 10, of type UInt8, as argument 2 (amount) of its last call, but got 10, \
      of type Int.
        all calls of MockLedger, in order:
        > 1. transfer(to: "A", amount: 10)
      """
    ) { MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, UInt8(10)) }
  }

  @Test func anArgumentThatIsNil() {
    archive.note(nil)
    MOAssertFailure(
      """
      MockArchive.note was expected to get a value of type String as argument 1 of its last call, but got nil.
        hint: if nil is fine, ask for an optional type.
        all calls of MockArchive, in order:
        > 1. note(nil)
      """
    ) { let _: String? = MOAssertAndGetArgument(archive.methodReference(.note), 1) }
  }

  @Test func noSuchArgument() {
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to get 10 as argument 3 of its last call, but that call has 2 arguments.
        all calls of MockLedger, in order:
        > 1. transfer(to: "A", amount: 10)
      """
    ) { MOAssertArgumentEquals(ledger.methodReference(.transfer), 3, 10) }
  }

  @Test func noSuchCall() {
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to get 10 as argument 2 of call 3, but it was called once.
        all calls of MockLedger, in order:
          1. transfer(to: "A", amount: 10)
      """
    ) { MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 3, 10) }
  }

  @Test func argumentZero() {
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      Arguments are counted from 1: MockLedger.transfer has no argument 0.
      """
    ) { MOAssertArgumentEquals(ledger.methodReference(.transfer), 0, "A") }
  }

  @Test func aLongValue() {
    archive.file(
      Payment(receiver: "landlord", items: [.init(text: "rent", price: 800), .init(text: "heat", price: 90)]))
    let expected = Payment(
      receiver: "landlord", items: [.init(text: "rent", price: 800), .init(text: "heat", price: 95)])
    MOAssertFailure(
      """
      MockArchive.file was expected to get Payment(receiver: "landlord", items: [Item(text: "rent", pr… as argument 1 of its last call, but got Payment(receiver: "landlord", items: [Item(text: "rent", pr….
        - expected, + got:
          Payment(
            … 2 unchanged
              Item(text: "rent", price: 800.0),
        -     Item(text: "heat", price: 95.0)
        +     Item(text: "heat", price: 90.0)
            ]
          )
        all calls of MockArchive, in order:
        > 1. file(Payment(receiver: "landlord", items: [Item(text: "rent", price: 800.0), … 1 mor…)
      """
    ) { MOAssertArgumentMatches(archive.methodReference(.file), 1, .structurallyEqualTo(expected)) }
  }

  @Test func theWrongOrder() {
    archive.note("rent")
    archive.file(Payment(receiver: "landlord"))
    ledger.transfer(to: "landlord", amount: 800)
    MOAssertFailure(
      """
      These calls were expected in this order, but MockArchive.file was not called after MockLedger.transfer:
        expected                    what happened
        1. MockArchive.note     ok  1. MockArchive.note("rent")
                                    2. MockArchive.file(Payment(receiver: "landlord", items: []))
        2. MockLedger.transfer  ok  3. MockLedger.transfer(to: "landlord", amount: 800)
        3. MockArchive.file     --  called too early, as call 2
      """
    ) {
      MOAssertCalledInOrder(
        archive.methodReference(.note), ledger.methodReference(.transfer), archive.methodReference(.file))
    }
  }

  @Test func callsBetween() {
    _ = ledger.balance(of: "A")
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      Exactly these calls were expected, but 1 other call was made:
        expected                    what happened
                                ++  1. MockLedger.balance(of: "A")
        1. MockLedger.transfer  ok  2. MockLedger.transfer(to: "A", amount: 10)
        next: if other calls may come between, leave out `exactly: true`
      """
    ) { MOAssertCalledInOrder(ledger.methodReference(.transfer), exactly: true) }
  }

  @Test func notBefore() {
    ledger.transfer(to: "A", amount: 10)
    _ = ledger.balance(of: "A")
    MOAssertFailure(
      """
      MockLedger.balance was expected to be called before MockLedger.transfer, but it was called after call 1.
        all calls, in order:
        > 1. MockLedger.transfer(to: "A", amount: 10)
        > 2. MockLedger.balance(of: "A")  → 1000, the default
      """
    ) { MOAssertCalled(ledger.methodReference(.balance), before: ledger.methodReference(.transfer)) }
  }

  @Test func otherCalls() {
    ledger.transfer(to: "A", amount: 10)
    ledger.transfer(to: "B", amount: 20)
    MOAssertCalled(ledger.methodReference(.transfer), with: "A", 10)
    MOAssertFailure(
      """
      MockLedger was expected to get no other calls, but 1 of 2 calls has not been asserted.
        next: if these calls are right, write before it `MOAssertCalled(mock.method.transfer)`
        all calls of MockLedger, in order:
          1. transfer(to: "A", amount: 10)  asserted
        > 2. transfer(to: "B", amount: 20)
      """
    ) { MOAssertNoOtherCalls(ledger) }
  }

  @Test func aMethodNobodyCalled() {
    ledger.transfer(to: "A", amount: ledger.balance(of: "A"))
    MOAssertFailure(
      """
      MockLedger was expected to get calls of all 3 methods, but 1 had none:
          close
      """
    ) { MOAssertAllMethodsCalled(ledger) }
  }

  @Test func aCallOfAStrictMock() {
    ledger.mockRecorder.makeStrict()
    MOAssertFailure(
      """
      MockLedger.transfer(to: "A", amount: 10) was called without a stub, and the mock is strict.
        in the test, write:  mock.method.transfer.answers { … }
      """
    ) { ledger.transfer(to: "A", amount: 10) }
  }

  @Test func aStubThatNobodyUsed() {
    ledger.methodReference(.balance, args: "B")
      .setCustomBehaviorToReturn(50, filePath: "TenantTests.swift", line: 12)
    MOAssertFailure(
      """
      A stub was set for MockLedger.balance("B"), but no call used it.
        stub set at TenantTests.swift:12
        balance was never called
      """
    ) { MOAssertAllStubsUsed(ledger) }
  }

  @Test func aCallThatDidNotCome() async {
    await MOAssertFailure(
      """
      MockLedger.transfer was expected to be called once, but it was never called within 0.01 seconds.
        MockLedger was not called at all.
      """
    ) { await MOEventually(within: 0.01) { MOAssertTimesCalled(ledger.methodReference(.transfer), 1) } }
  }

  @Test func theListOfCalls() {
    let output = MockTransferOutput()
    output.didFail(TransferError(missing: 120))
    output.didFinish()
    MOAssertFailure(
      """
      MockTransferOutput noted 2 calls, as many as expected, but they differ.
        call 1, didFail.missing: expected 100, got 120

          expected                                  noted
        ≠ 1. .didFail(TransferError(missing: 100))  1. .didFail(TransferError(missing: 120))
          2. .didFinish                             2. .didFinish
      """
    ) { output.checkInvocations([.didFail(TransferError(missing: 100)), .didFinish]) }
  }
}

/// What is said of stubs that can't answer; the place of the stub is part of the message.
struct StubMessageTests {
  private let ledger = MockLedger()
  private let service = MockRateService()

  @Test func aValueOfAnotherType() {
    ledger.methodReference(.balance).setCustomBehaviorToReturn("50", filePath: "TenantTests.swift", line: 12)
    MOAssertFailure(
      """
      MockLedger.balance must return Int, but its stub returned String "50".
        called as MockLedger.balance(of: "A")
        stub set at TenantTests.swift:12
      """
    ) { _ = ledger.balance(of: "A") }
  }

  @Test func anErrorWhereNoneCanBeThrown() {
    ledger.methodReference(.balance)
      .setCustomBehaviorToThrow(LedgerError.accountInUse, filePath: "TenantTests.swift", line: 12)
    MOAssertFailure(
      """
      MockLedger.balance cannot throw, but its stub threw .accountInUse.
        called as MockLedger.balance(of: "A")
        stub set at TenantTests.swift:12
        next: if the requirement throws, write `_onThrowingMethod` in the mock
      """
    ) { _ = ledger.balance(of: "A") }
  }

  @Test func aClosureThatTakesOtherArguments() {
    let behavior = { (account: Int) in 50 }
    ledger.methodReference(.balance).setCustomBehavior(behavior, filePath: "TenantTests.swift", line: 12)
    MOAssertFailure(
      """
      MockLedger.balance was called with String "A" as argument 1, but its stub takes Int.
        called as MockLedger.balance(of: "A")
        stub set at TenantTests.swift:12
      """
    ) { _ = ledger.balance(of: "A") }
  }

  @Test func anAwaitWhereNothingCanWait() {
    let behavior = { (account: String) async -> Int in 50 }
    ledger.methodReference(.balance).setCustomBehavior(behavior, filePath: "TenantTests.swift", line: 12)
    MOAssertFailure(
      """
      MockLedger.balance cannot wait, but its stub is async. Use `_onAsyncMethod` in the mock, or a stub that \
      is not async.
        called as MockLedger.balance(of: "A")
        stub set at TenantTests.swift:12
      """
    ) { _ = ledger.balance(of: "A") }
  }

  @Test func nothingToAnswerWith() {
    let error = #expect(throws: MockError.self) { _ = try MockBranch().vault(code: 7) }
    #expect(
      error?.description == """
        MockBranch.vault(code: 7) must return any Vault, but no stub answered the call, and there is no natural default for it.
          in the test, write:  mock.methodReference(.vault).setCustomBehaviorToReturn(…)
          or in the mock, at MockBranch.swift:6, add:  defaultReturn: …
        """)
  }

  @Test func aCallThatWaitsTooLong() async {
    let gate = service.methodReference(.rate).setCustomBehaviorToSuspend(filePath: "ExchangeTests.swift", line: 31)
    await MOAssertFailure(
      """
      MockRateService.rate was expected to have 1 call waiting in the gate, but had none within 0.01 seconds.
        gate set at ExchangeTests.swift:31
      """
    ) { await gate.waitForCalls(1, within: 0.01) }
  }
}

private enum BranchMethods { case vault }

/// A mock with a method whose result has no natural default.
private class MockBranch: MockObject<BranchMethods> {
  func vault(code: Int) throws -> any Vault {
    try _onThrowingMethod(.vault, args: code, file: "MockBranch.swift", line: 6)
  }
}
