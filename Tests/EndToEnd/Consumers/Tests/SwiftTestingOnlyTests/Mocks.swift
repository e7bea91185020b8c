import Harbor
import SwiftMockObject

enum PilotMethods { case isOnDuty, setIsOnDuty, guide, hail }

final class MockPilot: MockObject<PilotMethods>, Pilot {
  var isOnDuty: Bool {
    get { _onMethod(.isOnDuty, defaultReturn: false) }
    set { _onMethod(.setIsOnDuty, args: newValue) }
  }

  func guide(_ ship: Ship, to berth: Int?) -> Bool { _onMethod(.guide, defaultReturn: true, args: ship, berth) }

  func hail(_ name: String, answer: @escaping (String, Int) -> Void) { _onMethod(.hail, args: name, answer) }
}

enum RegistryMethods { case enter, shipNamed, countOfShips }

final class MockRegistry: MockObject<RegistryMethods>, Registry, @unchecked Sendable {
  func enter(_ ship: Ship) throws { try _onThrowingMethod(.enter, args: ship) }

  func ship(named name: String) async throws -> Ship? {
    try await _onAsyncThrowingMethod(.shipNamed, defaultReturn: Ship(name: name, length: 7), args: name)
  }

  func countOfShips() async -> Int { await _onAsyncMethod(.countOfShips, defaultReturn: 1) }
}
