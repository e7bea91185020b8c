import SwiftMockObject
import Testing

private enum LedgerMethods { case balance, transfer, close, load, rename }

private struct Closed: Error, CustomStringConvertible { var description: String { "closed" } }
private struct Account: Equatable { var owner = "Ann" }

private final class MockLedger: MockObject<LedgerMethods> {
  func balance(of account: String) -> Int { _onMethod(.balance, args: account) }
  func transfer(to account: String, amount: Int) { _onMethod(.transfer, args: account, amount) }
  func close(_ code: Int, force: Bool) throws -> Bool { try _onThrowingMethod(.close, args: code, force) }
  func load(id: Int) throws -> Account { try _onThrowingMethod(.load, args: id) }
  /// Leaves an argument out.
  func rename(from old: String, to new: String) { _onMethod(.rename, args: new) }
}

@Suite("Messages say what calls were answered with, and show their labels")
struct CallAnswerTests {
  private let ledger = MockLedger()

  /// The lines of the calls, of a message about them all.
  private func history() -> [String] {
    let message = MOCaptureFailures { MOAssertNotCalled(ledger) }[0].message
    return message.split(separator: "\n").dropFirst(2).map { $0.trimmingCharacters(" >") }
  }

  @Test func callsAreShownWithTheirLabels() {
    ledger.transfer(to: "A", amount: 12)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called at least once with (to: "A", amount: 10), but no call matched.
        closest call, #1 of 1:
          argument 1 (to)      "A"       ok
          argument 2 (amount)  12        expected 10
        next: if argument 2 (amount) may vary, write `"A", .any`
        all calls of MockLedger, in order:
          1. transfer(to: "A", amount: 12)
      """
    ) { MOAssertCalled(ledger.methodReference(.transfer), with: "A", 10) }
    MOAssertFailure(
      """
      MockLedger.transfer was expected to get 10 as argument 2 (amount) of its last call, but got 12.
        all calls of MockLedger, in order:
        > 1. transfer(to: "A", amount: 12)
      """
    ) { MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 10) }
  }

  @Test func aMockThatLeavesAnArgumentOutShowsNoLabels() {
    ledger.rename(from: "A", to: "B")
    #expect(history() == [#"1. rename("B")"#])
  }

  @Test func aStubIsNamedByItsLine() {
    ledger.methodReference(.balance).setCustomBehaviorToReturn(900)
    let line = #line - 1
    _ = ledger.balance(of: "A")
    #expect(history() == [#"1. balance(of: "A")  → 900, set at CallAnswerTests.swift:\#(line)"#])
  }

  @Test func stubsInOrderSayWhichValueItWas() {
    ledger.methodReference(.balance).setCustomBehaviorToReturn(inOrder: [1, 2])
    let line = #line - 1
    for _ in 1...3 { _ = ledger.balance(of: "A") }
    #expect(
      history() == [
        #"1. balance(of: "A")  → 1, set at CallAnswerTests.swift:\#(line)"#,
        #"2. balance(of: "A") × 2  → 2, set at CallAnswerTests.swift:\#(line)"#,
      ])
  }

  @Test func theDefaultIsSaidWhereAStubDidNotFit() {
    ledger.methodReference(.balance, args: "B").setCustomBehaviorToReturn(900)
    let stub = "(the stub at CallAnswerTests.swift:\(#line - 1) expects \"B\" as argument 1 (of))"
    _ = ledger.balance(of: "A")
    #expect(history() == [#"1. balance(of: "A")  → 0, the default  \#(stub)"#])
  }

  @Test func closuresAreNamedByTheirLineAndSmallResultsShown() throws {
    ledger.methodReference(.close).setCustomBehavior { (code: Int, force: Bool) in force }
    ledger.methodReference(.load).setCustomBehavior { (_: Int) in Account() }
    let line = #line - 2
    _ = try ledger.close(1, force: true)
    _ = try ledger.load(id: 3)
    #expect(
      history() == [
        "1. close(1, force: true)  → true, set at CallAnswerTests.swift:\(line)",
        "2. load(id: 3)  → Account, set at CallAnswerTests.swift:\(line + 1)",
      ])
  }

  @Test func errorsAreShown() {
    ledger.methodReference(.close).setCustomBehaviorToThrow(Closed())
    let line = #line - 1
    #expect(throws: Closed.self) { try ledger.close(1, force: false) }
    #expect(throws: MockError.self) { try ledger.load(id: 3) }
    #expect(
      history() == [
        "1. close(1, force: false)  threw closed, set at CallAnswerTests.swift:\(line)",
        "2. load(id: 3)  threw notStubbed",
      ])
  }

  @Test func aStubThatIsGoneStillHasItsLine() {
    ledger.methodReference(.balance).setCustomBehaviorToReturn(900)
    let line = #line - 1
    _ = ledger.balance(of: "A")
    ledger.methodReference(.balance).removeCustomBehavior()
    #expect(history() == [#"1. balance(of: "A")  → answered at CallAnswerTests.swift:\#(line)"#])
  }

  @Test func defaultsOfManyCallsAreNotKept() {
    for _ in 1...17 { _ = ledger.balance(of: "A") }
    #expect(history() == [#"1. balance(of: "A") × 16  → 0, the default"#, #"17. balance(of: "A")"#])
  }
}

extension Substring {
  fileprivate func trimmingCharacters(_ characters: String) -> String {
    String(drop(while: { characters.contains($0) }))
  }
}
