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

final class MockSafe: MockObject<LedgerMethods> {
  func put(_ amount: Int) { _onMethod(.transfer, amount) }  // ERROR: _onMethod(.method, args: x)
  func take(_ amount: Int) -> Int { _onMethod(.transfer, amount) }  // ERROR: _onMethod(.method, args: x)
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
  ledger.method.transfer.answers { account, amount in throw Broke() }  // ERROR: the method can't throw
  ledger.method.transfer.returns()  // ERROR: say what the method returns: returns(value)
  _ = ledger.method.transfer("A").timesCalled  // ERROR: give a value or a matcher for each argument
  _ = ledger.method.transfer(.any, nil).timesCalled  // ERROR: beside others, nil is written .nil
  _ = ledger.method.transfer("A", 1, 2).timesCalled  // ERROR: give a value or a matcher for each argument
  _ = ledger.method.withdraw  // ERROR: 'withdraw'
  _ = ledger.methodReference(.withdraw)  // ERROR: 'withdraw'
}

func verify(_ ledger: MockLedger, _ account: String) {
  MOAssertArgumentEquals(ledger.methodReference(.transfer), 1, "A")

  MOAssertArgumentEquals(ledger.methodReference(.transfer), 1, Opaque())  // ERROR: the value is not Equatable
  MOAssertArgumentEquals(ledger.methodReference(.transfer), 1, Int.self)  // ERROR: .ofType(type) asks for its type
  MOAssertArgumentEquals(ledger.methodReference(.transfer), 1, nil)  // ERROR: MOAssertArgumentNil(reference, whichArg)
  MOAssertCalled(ledger.method.transfer, 2)  // ERROR: MOAssertTimesCalled(reference, count)
  MOAssertCalled(ledger.method.transfer, times: 2)  // ERROR: MOAssertTimesCalled(reference, count)
  MOAssertNotCalled(ledger.method.transfer, with: "A", 2)  // ERROR: narrow the reference instead
  MOAssertCalled(ledger.methodReference(.transfer), with: "A", Opaque())  // ERROR: .structurallyEqualTo(value)
  MOAssertCalled(ledger.methodReference(.transfer), with: account, nil)  // ERROR: nil is written .nil
  MOAssertCalled(ledger.methodReference(.transfer), with: account, [])  // ERROR: [] is written .empty
  _ = ledger.methodReference(.transfer, args: "A", Opaque())  // ERROR: .structurallyEqualTo(value)
  ledger.methodReference(.transfer).setCustomBehaviorToReturn(inOrder: 1, 2, 3)  // ERROR: inOrder: [1, 2, 3]
  MOAssertTimesCalled(ledger.methodReference(.transfer), "twice")  // ERROR: conform to 'CountExpression'
  MOAssertTimesCalled(ledger, 1)  // ERROR: say which method
  MOAssertCalled(ledger)  // ERROR: say which method
}
