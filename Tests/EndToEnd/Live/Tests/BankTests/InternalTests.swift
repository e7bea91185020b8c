import CValve
import SwiftMockObject
import Testing

@testable import Bank

@Suite struct InternalTests {
  @Test func internalProtocolsAreMocked() {
    let vault: any Vault = MockVault()
    #expect(!vault.open())
  }

  @Test func typesOfCAreSeen() {
    let plumber = MockPlumber()
    plumber.method.turn.returns(valve_t(position: 7))
    #expect((plumber as any Plumber).turn(valve_t(position: 3))?.position == 7)
    MOAssertTimesCalled(plumber.method.turn, 1)
  }

  @Test func protocolsThatInheritFromTheToolchainAreMocked() {
    let ticker = MockTicker<ContinuousClock.Instant>()
    ticker.method.rings.returns(3)
    #expect(ticker.rings() == 3)
  }
}
