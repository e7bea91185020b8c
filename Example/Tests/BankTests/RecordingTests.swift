import SwiftMockObject
import Testing

@testable import Bank

/// What a mock remembers of its calls, and how a test reads it.
struct RecordingTests {
  private let ledger = MockLedger()
  private let archive = MockArchive()

  @Test func aCallAsAValue() throws {
    ledger.transfer(to: "A", amount: 10)
    let call = try #require(ledger.methodReference(.transfer).invocations.first)
    #expect(call.method == .transfer)
    #expect(call.arguments[1] as? Int == 10)
    #expect(call.description == #"transfer(to: "A", amount: 10)"#)
  }

  @Test func howACallEnded() {
    ledger.methodReference(.close).setCustomBehaviorToThrow(LedgerError.accountInUse)
    _ = try? ledger.close("A")
    guard case .threw(let error)? = ledger.methodReference(.close).invocations.first?.outcome else {
      Issue.record("The call did not throw.")
      return
    }
    #expect(error as? LedgerError == .accountInUse)
  }

  @Test func whichOfTwoCallsCameFirst() throws {
    archive.note("rent")
    ledger.transfer(to: "landlord", amount: 800)
    let note = try #require(archive.recordedInvocations.first)
    let transfer = try #require(ledger.recordedInvocations.first)
    #expect(note.sequenceNumber < transfer.sequenceNumber)
  }

  @Test func theCallsOfASetUpAreForgotten() {
    ledger.transfer(to: "landlord", amount: 100)
    ledger.resetMock(.invocations)
    Tenant(ledger: ledger).payRent()
    MOAssertTimesCalled(ledger.methodReference(.transfer), 1)
  }
}

/// All calls of several mocks, as text.
struct CallLogTests {
  @Test func twoMocksOfOneClassHaveNumbersOrNames() {
    let (savings, checking) = (MockLedger(), MockLedger())
    checking.transfer(to: "landlord", amount: 800)
    _ = savings.balance(of: "tenant")
    MOAssertCallLog(
      savings, checking,
      equals: """
        MockLedger#2.transfer(to: "landlord", amount: 800)
        MockLedger#1.balance(of: "tenant")
        """)

    savings.mockRecorder.name = "savings"
    checking.mockRecorder.name = "checking"
    MOAssertCallLog(
      savings, checking,
      equals: """
        checking.transfer(to: "landlord", amount: 800)
        savings.balance(of: "tenant")
        """)
  }
}

/// Arguments and results that can't be kept as they are.
struct BoxTests {
  private let till = MockTill()

  @Test func aStubWritesToAnInoutArgument() {
    till.methodReference(.count).setCustomBehavior { (coins: InoutArgument<[Int]>) in coins.value.removeLast() }
    var coins = [2, 1]
    till.count(&coins)
    #expect(coins == [2])
    MOAssertArgumentEquals(till.methodReference(.count), 1, [2, 1])
  }

  @Test func aStubGivesAwayAValueThatCannotBeCopied() {
    till.methodReference(.ticket).setCustomBehavior { _ in UniqueResult(Ticket(number: 7)) }
    let ticket = till.ticket()
    #expect(ticket.number == 7)
  }

  @Test func anotherActorGetsAResultForGood() {
    till.methodReference(.drawer).setCustomBehavior { _ in Drawer() }
    #expect(till.drawer().coins.isEmpty)
  }

  @Test func anArgumentThatCannotBeCopiedIsNamed() {
    till.accept(Ticket(number: 7))
    #expect(till.recordedInvocations.first?.description == "accept(a noncopyable Ticket)")
  }
}

struct Ticket: ~Copyable {
  let number: Int
}

final class Drawer {
  var coins: [Int] = []
}

protocol Till {
  func count(_ coins: inout [Int])
  func ticket() -> Ticket
  func drawer() -> sending Drawer
  func accept<Paper: ~Copyable>(_ paper: consuming Paper)
}

enum TillMethods { case count, ticket, drawer, accept }

final class MockTill: MockObject<TillMethods>, Till {
  func count(_ coins: inout [Int]) {
    let argument = InoutArgument(coins)
    defer { coins = argument.value }
    _onMethod(.count, args: argument)
  }
  func ticket() -> Ticket { _onMethod(.ticket) }
  func drawer() -> sending Drawer { mockSending(_onMethod(.drawer)) }
  func accept<Paper: ~Copyable>(_ paper: consuming Paper) { _onMethod(.accept, args: mockArgument(paper)) }
}
