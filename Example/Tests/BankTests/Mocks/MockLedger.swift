import SwiftMockObject

@testable import Bank

enum LedgerMethods: CaseIterable { case transfer, balance, close }

class MockLedger: MockObject<LedgerMethods>, Ledger {
  func transfer(to account: String, amount: Int) { _onMethod(.transfer, args: account, amount) }
  func balance(of account: String) -> Int { _onMethod(.balance, defaultReturn: 1000, args: account) }
  func close(_ account: String) throws -> Int { try _onThrowingMethod(.close, args: account) }
}

// With a key, the compiler knows the types of a method's arguments and of its result.
extension MethodKey where Methods == LedgerMethods {
  static var transfer: MethodKey<LedgerMethods, Void, String, Int> { .init(.transfer) }
  static var balance: MethodKey<LedgerMethods, Int, String> { .init(.balance) }
}
