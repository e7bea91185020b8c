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
