import SwiftMockObject
import Testing

@testable import Bank

/// What a test can ask of the calls afterwards.
struct AssertingTests {
  private let ledger = MockLedger()
  private let archive = MockArchive()

  @Test func counts() {
    ledger.transfer(to: "A", amount: 10)
    ledger.transfer(to: "B", amount: 20)
    MOAssertTimesCalled(ledger.methodReference(.transfer), 2)
    MOAssertTimesCalled(ledger.methodReference(.transfer), 1...)
    MOAssertTimesCalled(ledger.methodReference(.transfer, args: "A", .any), 1)
    MOAssertTimesCalled(ledger.methodReference(.close), 0)
  }

  @Test func arguments() {
    ledger.transfer(to: "A", amount: 10)
    ledger.transfer(to: "B", amount: 20)
    archive.note(nil)
    MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 20)
    MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 1, 10)
    MOAssertArgumentNil(archive.methodReference(.note), 1)
  }

  @Test func anArgumentAsAValue() {
    var title = ""
    archive.find("4711") { title = $1 }
    let number: String? = MOAssertAndGetArgument(archive.methodReference(.find), 1)
    let then: ((Int, String) -> Void)? = MOAssertAndGetArgument(archive.methodReference(.find), 2)
    then?(3, "Savings")
    #expect(number == "4711" && title == "Savings")
  }

  @Test func aClosureThatTheMockWasHanded() {
    var title = ""
    archive.find("4711") { title = $1 }
    archive.methodReference(.find).callArgument(2, with: 3, "Savings")
    #expect(title == "Savings")
  }

  @Test func theCallsAsValues() {
    ledger.transfer(to: "A", amount: 10)
    #expect(ledger.methodReference(.transfer).timesCalled == 1)
    #expect(ledger.methodReference(.transfer).invocations.first?.arguments.count == 2)
    #expect(ledger.recordedInvocations.map(\.method) == [.transfer])
    for (account, amount) in ledger.methodReference(.transfer).invocations(as: (String, Int).self) {
      #expect(account == "A" && amount == 10)
    }
  }
}
