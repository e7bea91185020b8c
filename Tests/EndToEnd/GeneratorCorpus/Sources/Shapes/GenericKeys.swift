// Generic methods and generic protocols, whose mocks have typed keys all the same.
// swift-format-ignore-file

public struct Coupon: Codable, Equatable, Sendable {
  public var code: String
  public init(code: String) { self.code = code }
}

public protocol Warehouse: Sendable {
  func all<T: Decodable>(_ path: String) async throws -> [T]
  func save<T: Encodable & Sendable>(_ value: T, as name: String) -> Bool
  func fill(_ fuel: some Sendable, _ other: some Equatable & Sendable)
  func load<T, E: Error>(_ type: T.Type, failing: E.Type) throws(E) -> T
  static func shared<T: Equatable>(_ value: T) -> [T]
}

public protocol Depository<Item> {
  associatedtype Item: Hashable
  var items: [Item] { get set }
  func find(_ item: Item) throws -> Item?
  func map<T>(_ item: Item, _ transform: (Item) -> T) -> T
  func me() -> Self
}
