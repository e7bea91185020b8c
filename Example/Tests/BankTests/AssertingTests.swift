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

  @Test func calledAtAllOrNot() {
    ledger.transfer(to: "A", amount: 10)
    MOAssertCalled(ledger.methodReference(.transfer))
    MOAssertNotCalled(ledger.methodReference(.close))
    MOAssertNotCalled(archive)
  }

  @Test func arguments() {
    ledger.transfer(to: "A", amount: 10)
    ledger.transfer(to: "B", amount: 20)
    archive.note(nil)
    MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 20)
    MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 1, 10)
    MOAssertArgumentNil(archive.methodReference(.note), 1)
  }

  @Test func allArgumentsOfACall() {
    ledger.transfer(to: "A", amount: 10)
    ledger.transfer(to: "B", amount: 20)
    MOAssertCalled(ledger.methodReference(.transfer), with: "A", .atLeast(10))
    MOAssertLastCall(ledger.methodReference(.transfer), with: "B", 20)
  }

  @Test func argumentsThatAreNotJustEqual() {
    archive.note("unknown card 666")
    archive.file(Payment(receiver: "landlord"))
    MOAssertArgumentMatches(archive.methodReference(.note), 1, .notNil)
    MOAssertArgumentMatches(archive.methodReference(.note), 1, !"unknown card 667")
    MOAssertArgumentMatches(archive.methodReference(.note), 1, .hasPrefix("unknown"))
    MOAssertArgumentMatches(archive.methodReference(.file), 1, .where { (payment: Payment) in payment.items.isEmpty })
    MOAssertArgumentMatches(archive.methodReference(.file), 1, .structurallyEqualTo(Payment(receiver: "landlord")))
  }

  @Test func theOrderOfCalls() {
    let ledger = MockLedger()
    let archive = MockArchive()
    archive.note("rent")
    ledger.transfer(to: "landlord", amount: 800)
    archive.file(Payment(receiver: "landlord"))
    MOAssertCalledInOrder(archive.methodReference(.note), ledger.methodReference(.transfer))
    MOAssertCalled(ledger.methodReference(.transfer), before: archive.methodReference(.file))
    MOAssertCalledInOrder(
      archive.methodReference(.note), ledger.methodReference(.transfer), archive.methodReference(.file), exactly: true)
  }

  @Test func nothingElse() {
    ledger.transfer(to: "A", amount: 10)
    MOAssertCalled(ledger.methodReference(.transfer), with: "A", 10)
    MOAssertNoOtherCalls(ledger)
  }

  @Test func everyMethodOfTheProtocol() throws {
    let other = MockLedger()
    ledger.transfer(to: "A", amount: ledger.balance(of: "A"))
    _ = try other.close("A")
    MOAssertAllMethodsCalled(ledger, other)
  }

  @Test func anArgumentAsAValue() {
    var title = ""
    archive.find("4711") { title = $1 }
    let number: String? = MOAssertAndGetArgument(archive.methodReference(.find), 1)
    let then: ((Int, String) -> Void)? = MOAssertAndGetArgument(archive.methodReference(.find), 2)
    then?(3, "Savings")
    #expect(number == "4711" && title == "Savings")
  }

  @Test func allArgumentsAsValues() {
    ledger.transfer(to: "A", amount: 10)
    let (account, amount): (String, Int) = MOAssertAndGetArguments(ledger.methodReference(.transfer))!
    #expect(account == "A" && amount == 10)
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
