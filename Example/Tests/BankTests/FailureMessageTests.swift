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

  @Test func aCallThatDidNotCome() async {
    await MOAssertFailure(
      """
      MockLedger.transfer was expected to be called once, but it was never called within 0.01 seconds.
        MockLedger was not called at all.
      """
    ) { await MOEventually(within: 0.01) { MOAssertTimesCalled(ledger.methodReference(.transfer), 1) } }
  }
}
