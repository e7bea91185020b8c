// Calls that go on to a real object.
// swift-format-ignore-file

public protocol Pump: Actor {
  func pressure() -> Int
  func run(_ seconds: Int) async throws -> Int
  nonisolated func label() -> String
}

@MainActor public protocol Dial {
  var value: Int { get set }
  func turn(_ by: Int) -> Int
  func settle() async -> String
  nonisolated func id() -> Int
}

@globalActor public actor Yard { public static let shared = Yard() }

@Yard public protocol Gatekeeper {
  func open(_ code: Int) -> Bool
  func wait() async -> Int
}

public protocol Shelves<Item> {
  associatedtype Item: Hashable
  func find(_ item: Item) throws -> Item?
  func each(_ body: (Item) throws -> Void) throws
  func same() -> Self
  static func number() -> Int
}
