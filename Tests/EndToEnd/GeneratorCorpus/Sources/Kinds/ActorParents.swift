// Actors whose parents belong to none.
// swift-format-ignore-file

import Foundation

public final class Crate { public init() {} }
public protocol Loading: AnyObject { func load(_ crate: Crate) async -> Crate; var loads: Int { get set }; subscript(l index: Int) -> Int { get }; static func dock() -> Int; init(crane: Int) }
public protocol Crane: Actor, Loading, Hashable { func lift(_ crate: Crate) async; func weigh() -> Int; init(height: Crate) async; init(number: Int) }
public protocol Berthing { init(crate: Crate) }
public protocol Berth: Actor, Berthing { func b() }
public protocol Quay { init(slow crate: Crate) async }
public protocol Pier: Actor, Quay { func p() }
public protocol Trolley: Actor { init(crate: Crate); func roll() }
public protocol Moored { associatedtype Key; associatedtype Value: Sendable; init(key: Key); init(value: Value) }
public protocol MooredBerth: Actor, Moored where Key == String { func k() }
public protocol Valued { associatedtype Value: Sendable; init(value: Value) }
public protocol ValuedBerth: Actor, Valued { func v() }
public protocol Wide { nonisolated init(width: Int) throws }
public protocol Slip: Actor, Wide { func lend(_ body: () -> Int, to berth: inout Int) async; func lend(_ body: () -> Int, at: @autoclosure () -> Int) async }
public protocol ObjectBerth: Actor, NSObjectProtocol { func o() }
public protocol Lent { nonisolated(nonsending) static func lend(_ each: @escaping () -> Crate, _ value: @autoclosure () -> Crate, some: (Crate) -> any Loading) async throws -> Int; func raw(_ body: () -> Int, _ p: @autoclosure () -> UnsafeRawPointer, _ q: borrowing OpaquePointer) async }
public protocol Ferrying { func carry<T: Sequence>(_ x: T) async; func moor() async }
@MainActor public protocol Pontoon { func p() }
public protocol Ferry: Ferrying, Pontoon { func carry<T: Sequence>(_ x: T) async }
public protocol Tugging: Actor, Ferrying { func t() }
public protocol Hulk: Actor, Hull { func h() }
public protocol Lending { func lend(_ x: Crate, _ each: () -> Int) async throws -> Int!; func lend(_ x: Crate!) async -> Crate! }
public protocol Rowing { func row<T>(_ key: KeyPath<T, Int>, _ body: (UnsafeMutablePointer<Int>?) -> Void) }
public protocol Hauling { var load: Int { get set }; func haul(_ n: Int) -> Int }
public protocol Winch: Actor, Hauling { var load: Int { get set }; func w() }
