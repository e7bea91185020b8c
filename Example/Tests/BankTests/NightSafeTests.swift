import SwiftMockObject
import Testing

@testable import Bank

/// A mock that is an actor: it is stubbed and asserted on without `await`.
struct NightSafeTests {
  @Test func everyEnvelopeIsDeposited() async {
    let vault = MockVault()
    #expect(await NightSafe(vault: vault).drop([10, 20], code: 7))
    MOAssertArgumentEquals(vault.methodReference(.open), 1, 7)
    MOAssertArgumentEquals(vault.methodReference(.deposit), 1, 1, 10)
    MOAssertArgumentEquals(vault.methodReference(.deposit), 1, 2, 20)
  }

  @Test func theWrongCodeOpensNothing() async {
    let vault = MockVault()
    vault.methodReference(.open).setCustomBehavior { (code: Int) in code == 7 }
    #expect(await !NightSafe(vault: vault).drop([10], code: 8))
    MOAssertTimesCalled(vault.methodReference(.deposit), 0)
  }
}
