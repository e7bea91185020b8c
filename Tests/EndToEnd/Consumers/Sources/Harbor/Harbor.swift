/// What calls at the harbor.
public struct Ship: Equatable, Sendable {
  public var name: String
  public var length: Int

  public init(name: String, length: Int) {
    self.name = name
    self.length = length
  }
}

public enum HarborError: Error, Equatable { case full, unknownShip }

public protocol Pilot: AnyObject {
  var isOnDuty: Bool { get set }
  func guide(_ ship: Ship, to berth: Int?) -> Bool
  func hail(_ name: String, answer: @escaping (String, Int) -> Void)
}

public protocol Registry: Sendable {
  func enter(_ ship: Ship) throws
  func ship(named name: String) async throws -> Ship?
  func countOfShips() async -> Int
}

/// The code under test.
public struct HarborMaster<Registrar: Registry> {
  public let pilot: any Pilot
  public let registry: Registrar

  public init(pilot: any Pilot, registry: Registrar) {
    self.pilot = pilot
    self.registry = registry
  }

  public func admit(_ ship: Ship, to berth: Int?) throws -> Bool {
    try registry.enter(ship)
    pilot.isOnDuty = true
    return pilot.guide(ship, to: berth)
  }

  public func greeting(of name: String) -> String {
    var greeting = ""
    pilot.hail(name) { text, times in greeting = String(repeating: text, count: times) }
    return greeting
  }

  public nonisolated(nonsending) func length(of name: String) async throws -> Int {
    guard let ship = try await registry.ship(named: name) else { throw HarborError.unknownShip }
    return await registry.countOfShips() > 0 ? ship.length : 0
  }
}
