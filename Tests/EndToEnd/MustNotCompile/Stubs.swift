import SwiftMockObject

// What the compiler must refuse. The marked lines are compared with its errors.

protocol Ledger {
  func transfer(_ account: String, _ amount: Int) -> Bool
}

enum LedgerMethods: KeyedMethods {
  case transfer

  struct Keys {
    let transfer = MethodKey<LedgerMethods, (String, Int) -> Bool>(.transfer)
  }
  static var keys: Keys { Keys() }
}

final class MockLedger: MockObject<LedgerMethods>, Ledger {
  func transfer(_ account: String, _ amount: Int) -> Bool { _onMethod(.transfer, args: account, amount) }
}

struct Opaque {}

struct Broke: Error {}

func stub(_ ledger: MockLedger) {
  // These are right.
  ledger.method.transfer.returns(true)
  ledger.method.transfer.answers { account, amount in amount < 100 && account != "B" }
  ledger.method.transfer("A", .any).returns(inOrder: [true, false])

  ledger.method.transfer.returns("yes")  // ERROR: 'Bool'
  ledger.method.transfer.returns(inOrder: [1])  // ERROR: 'Bool'
  ledger.method.transfer.throws(Broke())  // ERROR: 'Never'
  ledger.method.transfer.answers { account, amount in amount + 1 }  // ERROR: 'Bool'
  ledger.method.transfer.answers { account, amount in throw Broke() }  // ERROR: throwing function
  _ = ledger.method.transfer("A").timesCalled  // ERROR: argument
  _ = ledger.method.withdraw  // ERROR: 'withdraw'
  _ = ledger.methodReference(.withdraw)  // ERROR: 'withdraw'
}

func verify(_ ledger: MockLedger) {
  MOAssertArgumentEquals(ledger.methodReference(.transfer), 1, "A")

  MOAssertArgumentEquals(ledger.methodReference(.transfer), 1, Opaque())  // ERROR: 'Equatable'
  MOAssertTimesCalled(ledger.methodReference(.transfer), "twice")  // ERROR: 'Int'
  MOAssertTimesCalled(ledger, 1)  // ERROR: 'CallReference'
}
