import SwiftMockObject
import Testing

private enum LedgerMethods { case transfer, balance, close, load, sync }

private struct Offline: Error, CustomStringConvertible { var description: String { "offline" } }

private class MockLedger: MockObject<LedgerMethods> {
  func transfer(to account: String, amount: Int) { _onMethod(.transfer, args: account, amount) }
  func balance(of account: String) -> Int { _onMethod(.balance, args: account) }
  /// Leaves an argument out.
  func close(_ account: String, at day: Int) { _onMethod(.close, args: account) }
  func load(_ id: Int) throws -> Int { _onMethod(.load, args: id) }
  nonisolated(nonsending) func sync(_ id: Int) async throws -> Int { await _onAsyncMethod(.sync, args: id) }
}

private final class MendedLedger: MockObject<LedgerMethods> {
  func close(_ account: String, at day: Int) { _onMethod(.close, args: account, day) }
  func load(_ id: Int) throws -> Int { try _onThrowingMethod(.load, args: id) }
  nonisolated(nonsending) func sync(_ id: Int) async throws -> Int { try await _onAsyncThrowingMethod(.sync, args: id) }
}

/// Each test takes the step that the message proposes, and what has failed passes.
@Suite("What messages propose makes the assertion pass")
struct NextStepTests {
  private let ledger = MockLedger()

  /// What the one failure of a closure proposes.
  private func proposal(_ body: () -> Void) -> String? {
    let failures = MOCaptureFailures(body)
    #expect(failures.count == 1)
    let lines = failures[0].message.split(separator: "\n").filter { $0.contains("next: ") }
    #expect(lines.count <= 1)
    return lines.first.map { String($0.trimmingPrefix("  next: ")) }
  }

  private func passes(_ body: () -> Void) -> Bool { MOCaptureFailures(body).isEmpty }

  @Test func anArgumentMayVary() {
    ledger.transfer(to: "landlord", amount: 750)
    #expect(
      proposal { MOAssertTimesCalled(ledger.methodReference(.transfer, args: "landlord", 800), 1) }
        == #"if argument 2 (amount) may vary, write `"landlord", .any`"#)
    #expect(passes { MOAssertTimesCalled(ledger.methodReference(.transfer, args: "landlord", .any), 1) })
    #expect(
      proposal { MOAssertLastCall(ledger.methodReference(.transfer), with: ArgumentMatcher.equal("tenant"), 750) }
        == #"if argument 1 (to) may vary, write `.any, 750`"#)
    #expect(passes { MOAssertLastCall(ledger.methodReference(.transfer), with: .any, 750) })
    #expect(
      proposal { MOAssertCalled(ledger.methodReference(.transfer), with: .hasPrefix("l"), 800) }
        == "if argument 2 (amount) may vary, write `.any` in its place")
    #expect(passes { MOAssertCalled(ledger.methodReference(.transfer), with: .hasPrefix("l"), .any) })
  }

  @Test func noArgumentIsProposedThatWouldNotDo() {
    ledger.transfer(to: "landlord", amount: 750)
    ledger.transfer(to: "landlord", amount: 751)
    // Two calls would match.
    #expect(proposal { MOAssertTimesCalled(ledger.methodReference(.transfer, args: "landlord", 800), 1) } == nil)
    // Two arguments differ.
    #expect(proposal { MOAssertCalled(ledger.methodReference(.transfer), with: "tenant", 800) } == nil)
    // It would have to be changed in two places.
    #expect(
      proposal { MOAssertCalled(ledger.methodReference(.transfer, args: "landlord", 750), with: "landlord", 800) }
        == nil)
  }

  @Test func moreCallsMayBeFine() {
    for _ in 1...3 { ledger.transfer(to: "A", amount: 1) }
    #expect(
      proposal { MOAssertTimesCalled(ledger.methodReference(.transfer), 1) } == "if more calls are fine, write `1...`")
    #expect(passes { MOAssertTimesCalled(ledger.methodReference(.transfer), 1...) })
    #expect(
      proposal { MOAssertTimesCalled(ledger.methodReference(.transfer), 1...2) }
        == "if more calls are fine, write `1...`")
    #expect(proposal { MOAssertNotCalled(ledger.methodReference(.transfer)) } == nil)
    #expect(proposal { MOAssertTimesCalled(ledger.methodReference(.transfer), 4) } == nil)
  }

  @Test func itNeedNotBeTheLastCall() {
    ledger.transfer(to: "A", amount: 1)
    ledger.transfer(to: "B", amount: 1)
    #expect(
      proposal { MOAssertLastCall(ledger.methodReference(.transfer), with: "A", 1) }
        == "if it need not be the last call, write `MOAssertCalled`")
    #expect(passes { MOAssertCalled(ledger.methodReference(.transfer), with: "A", 1) })
  }

  @Test func anotherCallGotTheArgument() {
    for amount in [5, 10, 15] { ledger.transfer(to: "A", amount: amount) }
    #expect(
      proposal { MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 10) }
        == "if call 2 is meant, write `ofCall: 2`")
    #expect(passes { MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, ofCall: 2, 10) })
    ledger.transfer(to: "A", amount: 10)
    // Two calls got it, and nobody knows which one is meant.
    #expect(proposal { MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, ofCall: 1, 10) } == nil)
  }

  @Test func otherCallsMayComeBetween() {
    ledger.transfer(to: "A", amount: 1)
    _ = ledger.balance(of: "A")
    ledger.transfer(to: "B", amount: 1)
    let (first, second) = (
      ledger.methodReference(.transfer, args: "A", .any), ledger.methodReference(.transfer, args: "B", .any)
    )
    #expect(
      proposal { MOAssertCalledInOrder(first, second, exactly: true) }
        == "if other calls may come between, leave out `exactly: true`")
    #expect(passes { MOAssertCalledInOrder(first, second) })
  }

  @Test func inAnOrderAnArgumentMayVary() {
    ledger.transfer(to: "A", amount: 1)
    ledger.transfer(to: "B", amount: 2)
    func check(_ last: ArgumentMatcher) {
      MOAssertCalledInOrder(
        ledger.methodReference(.transfer, args: "A", 1), ledger.methodReference(.transfer, args: "B", last))
    }
    #expect(proposal { check(3) } == #"if argument 2 (amount) may vary, write `"B", .any`"#)
    #expect(passes { check(.any) })
  }

  @Test func oneCallBeforeMayBeEnough() {
    ledger.transfer(to: "A", amount: 1)
    _ = ledger.balance(of: "A")
    ledger.transfer(to: "B", amount: 1)
    let (transfer, balance) = (ledger.methodReference(.transfer), ledger.methodReference(.balance))
    #expect(
      proposal { MOAssertCalled(transfer, before: balance) }
        == "if one call before another is enough, write `MOAssertCalledInOrder`")
    #expect(passes { MOAssertCalledInOrder(transfer, balance) })
    #expect(
      proposal { MOAssertCalled(balance, before: ledger.methodReference(.transfer, args: "A", .any)) } == nil)
  }

  @Test func whatHasNotBeenAssertedCanBe() {
    ledger.transfer(to: "A", amount: 1)
    #expect(
      proposal { MOAssertNoOtherCalls(ledger) }
        == "if these calls are right, write before it `MOAssertCalled(mock.methodReference(.transfer))`")
    #expect(
      passes {
        MOAssertCalled(ledger.methodReference(.transfer))
        MOAssertNoOtherCalls(ledger)
      })
    ledger.transfer(to: "A", amount: 1)
    _ = ledger.balance(of: "A")
    #expect(proposal { MOAssertNoOtherCalls(ledger) } == nil)
  }

  @Test func theMockMayLeaveAnArgumentOut() {
    ledger.close("A", at: 3)
    let advice = "the mock's line passes 1 in `args:`, and close(_:at:) has 2: pass them all"
    #expect(proposal { MOAssertNotCalled(ledger.methodReference(.close, args: "A", 4)) } == advice)
    #expect(proposal { MOAssertCalled(ledger.methodReference(.close, args: "A", 3)) } == advice)
    #expect(proposal { MOAssertArgumentEquals(ledger.methodReference(.close), 2, 3) } == advice)
    #expect(proposal { MOAssertArgumentEquals(ledger.methodReference(.close), 3, 3) } == nil)
    let mended = MendedLedger()
    mended.close("A", at: 3)
    #expect(passes { MOAssertNotCalled(mended.methodReference(.close, args: "A", 4)) })
    #expect(passes { MOAssertCalled(mended.methodReference(.close, args: "A", 3)) })
    #expect(passes { MOAssertArgumentEquals(mended.methodReference(.close), 2, 3) })
  }

  @Test func theMockMayUseADoorThatThrowsNothing() async throws {
    ledger.methodReference(.load).setCustomBehaviorToThrow(Offline())
    #expect(
      proposal { _ = try? ledger.load(1) } == "if the requirement throws, write `_onThrowingMethod` in the mock")
    ledger.methodReference(.sync).setCustomBehaviorToThrow(Offline())
    let line = #line - 1
    let failures = await MOCaptureFailures { _ = try? await ledger.sync(1) }
    #expect(
      failures.map(\.message) == [
        """
        MockLedger.sync cannot throw, but its stub threw offline.
          called as MockLedger.sync(1)
          stub set at NextStepTests.swift:\(line)
          next: if the requirement throws, write `_onAsyncThrowingMethod` in the mock
        """
      ])
    let mended = MendedLedger()
    mended.methodReference(.load).setCustomBehaviorToThrow(Offline())
    mended.methodReference(.sync).setCustomBehaviorToThrow(Offline())
    #expect(throws: Offline.self) { try mended.load(1) }
    await #expect(throws: Offline.self) { try await mended.sync(1) }
  }

  @Test func aStubMayBeForOtherArguments() {
    ledger.methodReference(.balance, args: "Tenant").setCustomBehaviorToReturn(900)
    _ = ledger.balance(of: "tenant")
    #expect(proposal { MOAssertAllStubsUsed(ledger) } == "if argument 1 (of) may vary, write `.any`")
    let other = MockLedger()
    other.methodReference(.balance, args: .any).setCustomBehaviorToReturn(900)
    #expect(other.balance(of: "tenant") == 900)
    #expect(passes { MOAssertAllStubsUsed(other) })
  }

  @Test func nothingIsProposedToAStubThatAnotherKeepsFromTheCall() {
    ledger.methodReference(.balance, args: "Tenant").setCustomBehaviorToReturn(900)
    ledger.methodReference(.balance, args: .hasPrefix("t")).setCustomBehaviorToReturn(800)
    _ = ledger.balance(of: "tenant")
    #expect(proposal { MOAssertAllStubsUsed(ledger) } == nil)
  }

  @Test func whereAMistakeIsRecognizedTheHintIsEnough() {
    ledger.transfer(to: "A", amount: 10)
    ledger.transfer(to: "10", amount: 1)
    let message = MOCaptureFailures { MOAssertArgumentEquals(ledger.methodReference(.transfer), 1, ofCall: 1, 10) }[0]
      .message
    #expect(message.contains("hint: that is argument 2.") && !message.contains("next:"))
  }
}
