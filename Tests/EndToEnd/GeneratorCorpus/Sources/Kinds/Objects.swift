// Requirements that a superclass has too.
// swift-format-ignore-file

import Foundation

public protocol NSThing: NSObjectProtocol { var description: String { get }; var hash: Int { get }; func isEqual(_ object: Any?) -> Bool; func copy() -> Any; func own() }
public protocol NSKey: NSObjectProtocol, Hashable { func k() }
open class Holder<T> { public var held: T; public init(_ held: T) { self.held = held }; open func peek() -> T { held } }
public protocol HoldsInt: Holder<Int> { func extra() -> Int }
open class Bare { open var size: Int = 3; open func f() {}; public init(n: Int) {} ; open func over(_ x: Int) -> Int { x } }
public protocol BareLike: Bare { var size: Int { get set }; func f(); func g(); func over(_ x: Int) -> Int }
open class Required { public required init(id: Int) {} ; public required init(name: String, _ x: Bool) {} }
public protocol RequiredLike: Required { func r() }
open class Sub: Bare { public override init(n: Int) { super.init(n: n) } }
public protocol SubLike: Sub { func f() }
public protocol Watcher: Actor { func w() }
open class Hull { public init() {} }
public protocol Boat: Hull { init(name: String); init?(number: Int); func sail() }
@MainActor open class Deck { public init() {} }
public protocol Sail: Deck { init(cloth: Int) }
@MainActor public protocol Keel: Hull { init(lead: Int) }
public protocol Fleet: Hull { static func flagship() -> Self; init(ships: Int) }
public protocol FleetObject: NSObjectProtocol { static func flagship() -> Self }
@MainActor public protocol FleetActor { nonisolated static func flagship() -> Self }
open class Mast { public required init() {} }
public protocol Rigged: Mast { init(ropes: Int) throws }
public protocol BareMade: Bare { init(made: Int) }
@MainActor public protocol Comparing: NSObjectProtocol { var description: String { get }; func isEqual(_ other: Any?) -> Bool; func copy() -> Any }
open class Unit2: Hashable { public init() {}; public static func == (a: Unit2, b: Unit2) -> Bool { a === b }; open func hash(into hasher: inout Hasher) {} }
public protocol UnitLike: Unit2, Hashable { func u() }
open class View2: NSObject { open func draw() {} }
public protocol ViewLike3: View2, Hashable { func draw(); var description: String { get } }
open class Shared: @unchecked Sendable { public init() {}; open func share() {} }
public protocol SharedLike: Shared { func share(); func more() }
public protocol HullObject: Hull, NSObjectProtocol { func h() }
open class Raft: NSObject { public override init() {} }
public protocol RaftObject: Raft, NSObjectProtocol { func h() }
// An NSObject by way of a class of Foundation, whose own superclass no graph here tells.
open class Voyage: Operation, @unchecked Sendable {}
public protocol VoyageObject: Voyage, NSObjectProtocol { func h() }
