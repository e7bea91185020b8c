import Foundation
import Testing

@testable import SwiftMockObject

/// Failures of `MOAssertFailure`, with which you test helpers of your own.
@Suite("Failures of failures") struct FailureMessages {
  private let ledger = MockLedger()

  // The check passed.
  @Test("No failure") func noFailure() {
    MOAssertFailure(
      """
      A failure was expected, with the message:
        MockLedger.note was expected …
      No check failed.
      """
    ) {
      MOAssertFailure("MockLedger.note was expected …") { MOAssertNotCalled(ledger.method.note) }
    }
  }

  // The check failed with another message.
  @Test("Another message") func anotherMessage() {
    MOAssertFailure(
      """
      A failure was expected, with the message:
        MockLedger.note was expected …
      The message was:
        MockLedger.note was expected to be called at least once, but it was never called.
          MockLedger was not called at all.
      """
    ) {
      MOAssertFailure("MockLedger.note was expected …") { MOAssertCalled(ledger.method.note) }
    }
  }

  // More than one check failed.
  @Test("Several failures") func severalFailures() {
    MOAssertFailure(
      """
      A failure was expected, with the message:
        MockLedger.note was expected …
      2 checks failed:
        MockLedger.note was expected to be called at least once, but it was never called.
          MockLedger was not called at all.
        MockLedger.transfer was expected to be called at least once, but it was never called.
          MockLedger was not called at all.
      """
    ) {
      MOAssertFailure("MockLedger.note was expected …") {
        MOAssertCalled(ledger.method.note)
        MOAssertCalled(ledger.method.transfer)
      }
    }
  }
}

/// What a test that fails tells of its mocks, with `.mockStory` or `tellMockStory()`.
@Suite("Stories") struct StoryMessages {
  // What a test tells that fails, with `.mockStory`.
  @Test("A story") func aStory() {
    var message = CallHistory(tracks: []).story  // not shown
    // Without a call:
    #expect(
      message == """
        No mock was called.

        """)
    let ledger = MockLedger()
    ledger.mockRecorder.name = "savings"
    ledger.method.balance.returns(900, filePath: "TenantTests.swift", line: 12)
    ledger.transfer(to: "A", amount: 10)
    _ = ledger.balance(of: "A")
    let archive = MockArchive()
    archive.note("paid")
    message = CallHistory(of: [ledger.mockRecorder.memory, archive.mockRecorder.memory]).story  // not shown
    #expect(
      message == """
        1. savings.transfer(to: "A", amount: 10)
        2. savings.balance(of: "A")  → 900, set at TenantTests.swift:12
        3. MockArchive.note("paid")

        """)
  }

  // With `.mockStory(callers: true)`, each call says which line made it.
  @Test("A story with callers", .mockStory(callers: true), .enabled(if: CallOrigins.areKnown))
  func aStoryWithCallers() {
    let ledger = MockLedger()
    Tenant(ledger: ledger).pay()
    MOAssertFailure(
      """
      MockLedger.transfer was expected not to be called, but it was called once.
        all calls of MockLedger, in order:
          1. balance(of: "tenant")  → 0, the default  called from Tenant.swift:8
          2. transfer(to: "landlord", amount: 750)  called from Tenant.swift:9
      """
    ) { MOAssertNotCalled(ledger.method.transfer) }
    let calls = CallHistory(of: [ledger.mockRecorder.memory])  // not shown
    // XCTest prints the story itself.
    var message = calls.story(of: "TenantTests.testPaying")  // not shown
    #expect(
      message == """
        The calls of the mocks in TenantTests.testPaying, which has failed:
        1. MockLedger.balance(of: "tenant")  → 0, the default  called from Tenant.swift:8
        2. MockLedger.transfer(to: "landlord", amount: 750)  called from Tenant.swift:9

        """)
    // Not on Linux, or optimized:
    message = calls.story(knowsCallers: false)  // not shown
    message = String(message.split(separator: "\n")[0])  // not shown
    #expect(
      message == """
        Where calls came from is known on Linux only, in code that is not optimized.
        """)
  }
}

private struct Lock { let lock = NSLock() }
private struct Gone {
  unowned let token: Token
  init() { token = { $0 }(Token()) }
}

/// Texts that are no failures.
@Suite("Other texts") struct OtherTexts {
  private let ledger = MockLedger()

  // A call as text.
  @Test("A call") func aCall() {
    ledger.transfer(to: "A", amount: 10)
    #expect(
      "\(ledger.recordedInvocations[0])" == """
        transfer(to: "A", amount: 10)
        """)
  }

  // What a call returns without a stub can be asked for.
  @Test("No natural default") func noNaturalDefault() {
    let error = #expect(throws: NaturalDefaults.NoValue.self) { try NaturalDefaults().value(for: Vault.self) }
    #expect(
      error.map { "\($0)" } == """
        Vault has no natural default; declare it as NaturalDefault, or set a value for it.
        """)
  }

  // Where two values differ.
  @Test("Differences of values") func differencesOfValues() {
    let lists: ([Any], [Any]) = ([1, 2, 3, 7, 8], [8, 1, 2.0, 4, 3])
    let differences =
      structuralDifferences(expected: lists.0, actual: lists.1)
      + structuralDifferences(expected: [Token()], actual: [Token()])
      + structuralDifferences(expected: Lock(), actual: Lock())
      + structuralDifferences(expected: Gone(), actual: Gone())
    #expect(
      differences.map(\.description).joined(separator: "\n") == """
        [1]: expected 2, got 4
        [2]: 2.0 was not expected
        [3]: 7 is missing
        [4]: 8 has moved to [0]
        [0]: Token is not equal to the expected one, which prints alike
        lock: NSLock is not equal to the expected one, which prints alike
        token: (gone) can't be told from the expected one, because what it stores can't be seen
        """)
  }
}
