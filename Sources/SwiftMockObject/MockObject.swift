/// The base class of mocks.
///
/// A mock subclasses it with an enum that has a case for each requirement of the protocol, and answers each requirement
/// in one line:
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
/// It is not `Sendable` by itself, so that mocks of ordinary protocols need say nothing. A mock of a `Sendable` protocol
/// is written `final class MockRelay: MockObject<RelayMethods>, Relay, @unchecked Sendable`, which is true as long as
/// the mock has no stored properties of its own: all that `MockObject` holds may be used from any thread.
///
/// All that a mock can do is declared on ``MockRecording``.
open class MockObject<Methods: Hashable>: MockRecording {
  /// What the mock remembers.
  public let mockRecorder: MockRecorder<Methods>

  /// Makes a mock that has been called by no one and told nothing.
  public init() {
    mockRecorder = MockRecorder(owner: Self.self)
  }
}

// What a mock remembers is not what one wants to read where a mock is an argument or part of one.

extension MockObject: DescribedByTypeName {}

extension MockRecorder: DescribedByTypeName {}
