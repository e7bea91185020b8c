import SwiftMockObject

@testable import Bank

enum LedgerMethods: CaseIterable { case transfer, balance, close }

class MockLedger: MockObject<LedgerMethods>, Ledger {
  func transfer(to account: String, amount: Int) { _onMethod(.transfer, args: account, amount) }
  func balance(of account: String) -> Int { _onMethod(.balance, defaultReturn: 1000, args: account) }
  func close(_ account: String) throws -> Int { try _onThrowingMethod(.close, args: account) }
}

// With keys, the compiler knows the types of a method's arguments, of its errors and of its result.
extension LedgerMethods: KeyedMethods {
  struct Keys {
    let transfer = MethodKey<LedgerMethods, (String, Int) -> Void>(.transfer)
    let balance = MethodKey<LedgerMethods, (String) -> Int>(.balance)
    let close = MethodKey<LedgerMethods, (String) throws -> Int>(.close)
  }
  static var keys: Keys { Keys() }
}
