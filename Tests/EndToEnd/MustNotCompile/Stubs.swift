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
  ledger.method(.transfer).setCustomBehavior { account in true }  // ERROR: argument
  _ = ledger.method(.transfer, args: "A").timesCalled  // ERROR: 
  _ = ledger.methodReference(.withdraw)  // ERROR: 'withdraw'
}

func verify(_ ledger: MockLedger) {
  MOAssertArgumentEquals(ledger.methodReference(.transfer), 1, "A")

  MOAssertArgumentEquals(ledger.methodReference(.transfer), 1, Opaque())  // ERROR: 'Equatable'
  MOAssertTimesCalled(ledger.methodReference(.transfer), "twice")  // ERROR: 
  MOAssertTimesCalled(ledger, 1)  // ERROR: 'CallReference'
}

/// A mock that is not `Sendable` can't be handed to another isolation.
func send(_ ledger: MockLedger) async {
  await Task.detached { _ = ledger.transfer("A", 1) }.value  // ERROR: data races
}
