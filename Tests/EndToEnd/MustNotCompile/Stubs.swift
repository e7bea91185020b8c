import SwiftMockObject

// What the compiler must refuse. The marked lines are compared with its errors.

protocol Ledger {
  func transfer(_ account: String, _ amount: Int) -> Bool
}

enum LedgerMethods { case transfer }

final class MockLedger: MockObject<LedgerMethods>, Ledger {
  func transfer(_ account: String, _ amount: Int) -> Bool { _onMethod(.transfer, args: account, amount) }
}

extension MethodKey where Methods == LedgerMethods {
  static var transfer: MethodKey<LedgerMethods, Bool, String, Int> { .init(.transfer) }
}

struct Opaque {}

func stub(_ ledger: MockLedger) {
  // These are right.
  ledger.method(.transfer).setCustomBehaviorToReturn(true)
  ledger.method(.transfer).setCustomBehavior { account, amount in amount < 100 && account != "B" }
  ledger.method(.transfer, args: "A", 1).setCustomBehaviorToReturn(inOrder: [true, false])

  ledger.method(.transfer).setCustomBehaviorToReturn("yes")  // ERROR: 'Bool'
  ledger.method(.transfer).setCustomBehaviorToReturn(inOrder: [1])  // ERROR: 'Bool'
  ledger.method(.transfer).setCustomBehavior { account, amount in amount + 1 }  // ERROR: 'Bool'
  _ = ledger.method(.transfer, args: "A").timesCalled  // ERROR: MethodKey<LedgerMethods, Bool, String, Int>
  _ = ledger.methodReference(.withdraw)  // ERROR: 'withdraw'
}

func verify(_ ledger: MockLedger) {
  MOAssertArgumentEquals(ledger.methodReference(.transfer), 1, "A")

  MOAssertArgumentEquals(ledger.methodReference(.transfer), 1, Opaque())  // ERROR: 'Equatable'
  MOAssertTimesCalled(ledger.methodReference(.transfer), "twice")  // ERROR: 'Int'
  MOAssertTimesCalled(ledger, 1)  // ERROR: 'CallReference'
}
