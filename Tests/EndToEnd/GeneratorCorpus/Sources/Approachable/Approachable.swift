// A module with default isolation MainActor, in which what is async stays on its caller's actor.
// swift-format-ignore-file

import Foundation

public struct Score: Sendable { public var points = 0; public init() {} }

public protocol Board {
  func load(_ id: Int) async throws -> Score
  func watch(_ body: @escaping (Score) async -> Void)
  func later(_ body: @escaping @Sendable (Score) async throws -> Void, done: (() async -> Void)?)
  func take(_ body: sending @escaping () async -> Void) async
  func run(_ body: () async -> Int) async -> Int
  var score: Score { get set }
  static func make() -> Score
  init(name: String)
}

nonisolated public protocol Store2: Sendable {
  func load(_ id: Int) async throws -> Score
  func watch(_ body: @escaping (Score) async -> Void)
  @concurrent func far(_ x: Int) async -> Int
  func both(_ body: @concurrent @escaping () async -> Void)
  func result() -> () async -> Void
  var handler: (() async -> Void)? { get set }
}

nonisolated public protocol Restful { @MainActor func show(_ score: Score); func hide() }
public protocol Delegate2: AnyObject { func didFinish(_ board: any Board, score: Score) }
public protocol Screen: Board { func draw() }
public protocol Model2: Identifiable, Equatable { var id: Int { get } }
public protocol Service2: Actor { func serve(_ x: Int) async -> Int }
public protocol Feed2<Item> { associatedtype Item; func next() async -> Item?; func stream() -> AsyncStream<Item> }
public protocol Noted: NSObjectProtocol { func note(_ x: Int) }
nonisolated public final class Parcel { public init() {} }
nonisolated public protocol Carrier {
  func carry(_ parcel: Parcel) async -> Parcel
  func watch<Return: ~Copyable>(_ body: (Parcel) async throws -> Return) async throws -> Return
  var last: Parcel { get async }
  func post<T>(_ value: T, to name: String) async where T: Sendable
}

// Their conformances belong to the main actor, and with them each set of these.
public struct Place: Hashable { public var row = 0; public init() {} }
public enum Piece { case cross, ring }
public struct Bag<Item: Hashable> { public init() {} }
public protocol Grid {
  func set(_ pieces: [Piece: Int], at places: Set<Place>) -> Set<Place>
  func bag(_ bag: Bag<Piece>?) -> [Place]
  func index<T>(_ values: [T]) -> [Place: T]
  var chosen: Set<Piece> { get set }
  static func all() -> [Set<Place>]
}
@MainActor public protocol Lobby { func wait(_ places: Set<Place>) }
nonisolated public struct Tag: Hashable, Sendable { public init() {} }
public protocol Tagged { func tag(_ tags: Set<Tag>) }

// A parent that belongs to the main actor, and one that anybody may use.
nonisolated public protocol Anywhere: Sendable { func here() }
public protocol Counting { func count() -> Int; var step: Int { get set } }
@MainActor public protocol Tally: Anywhere, Counting { func more() }
