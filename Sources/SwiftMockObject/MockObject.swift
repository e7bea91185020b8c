/// The base class of mocks.
///
/// Subclass it with an enum that has a case for each requirement of the protocol. Each requirement is one line:
///
/// ```swift
/// enum LedgerMethods { case transfer, balance }
///
/// final class MockLedger: MockObject<LedgerMethods>, Ledger {
///   func transfer(to account: String, amount: Int) { _onMethod(.transfer, args: account, amount) }
///   func balance() -> Int { _onMethod(.balance, defaultReturn: 100) }
/// }
/// ```
///
/// `MockObject` is not `Sendable`, so mocks of ordinary protocols need no annotation. Write a mock of a `Sendable`
/// protocol as `final class MockRelay: MockObject<RelayMethods>, Relay, @unchecked Sendable`. That is true as long as
/// the mock adds no stored properties: everything in `MockObject` may be used from any thread.
///
/// If a mock can't subclass it, adopt ``MockRecording``, which declares everything that a mock can do.
open class MockObject<Methods: Hashable>: MockRecording {
  /// What the mock remembers: its calls and its stubs.
  public let mockRecorder: MockRecorder<Methods>

  /// Makes a mock without calls and without stubs.
  public init() {
    mockRecorder = MockRecorder(owner: Self.self)
  }
}

// In messages, a mock that is an argument shows its type. Everything that it remembers would bury the rest.

extension MockObject: DescribedByTypeName {}

extension MockRecorder: DescribedByTypeName {}
