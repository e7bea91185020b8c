import SwiftMockObject
import Testing

@testable import Bank

@Suite struct InternalTests {
  @Test func internalProtocolsAreMocked() {
    let vault: any Vault = MockVault()
    #expect(!vault.open())
  }

  @Test func protocolsThatInheritFromTheToolchainAreMocked() {
    let ticker = MockTicker<ContinuousClock.Instant>()
    ticker.method.rings.returns(3)
    #expect(ticker.rings() == 3)
  }
}
