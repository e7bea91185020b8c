import SwiftMockObject
import Testing

/// Failures of `MOAssertFailure`, with which you test helpers of your own.
@Suite("Failures of failures") struct FailureMessages {
  private let ledger = MockLedger()

  /// The check passed.
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

  /// The check failed with another message.
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

  /// More than one check failed.
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

/// Texts that are no failures.
@Suite("Other texts") struct OtherTexts {
  private let ledger = MockLedger()

  /// A call as text.
  @Test("A call") func aCall() {
    ledger.transfer(to: "A", amount: 10)
    #expect(
      "\(ledger.recordedInvocations[0])" == """
        transfer(to: "A", amount: 10)
        """)
  }

  /// What a call returns without a stub can be asked for.
  @Test("No natural default") func noNaturalDefault() {
    let error = #expect(throws: NaturalDefaults.NoValue.self) { try NaturalDefaults().value(for: Vault.self) }
    #expect(
      error.map { "\($0)" } == """
        Vault has no natural default; declare it as NaturalDefault, or set a value for it.
        """)
  }

  /// Where two values differ.
  @Test("Differences of values") func differencesOfValues() {
    let differences = structuralDifferences(expected: [1, 2, 3] as [Any], actual: [1, 2.0, 4, 5] as [Any])
    #expect(
      differences.map(\.description).joined(separator: "\n") == """
        [1]: 2.0 was not expected
        [1]: expected 2, got 4
        [2]: expected 3, got 5
        """)
  }
}
