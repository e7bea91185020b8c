// What can be copied, and what can't.
// swift-format-ignore-file

import Foundation

public struct File2: ~Copyable { let fd: Int32; public init() { fd = 0 } }
public protocol Opener { func open(_ path: String) -> File2; func close() }
public struct Lump { public var a = 1; public init() {} }
public protocol Eater { func eat(_ lump: consuming Lump) -> Lump; func lick(_ lump: borrowing Lump) ; func n(_ x: consuming [Lump]) }
public typealias Twin<T> = (T, T)
public protocol Nibbler { func nibble(_ a: borrowing (@MainActor () -> Int)??, _ b: consuming Twin<Int>, _ c: borrowing Twin<Int>?, _ d: borrowing Int.Type??) async throws -> Int }
public enum Nobody {}
public protocol Haunted { func see(_ n: Nobody) -> Int; func hear(_ n: Never, _ x: Int) }
public protocol Lock { associatedtype Value; func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R }
public protocol Lock2 { func withLock<R, E: Error>(_ body: (inout Int) throws(E) -> R) throws(E) -> R ; func unsafe(_ p: UnsafeMutablePointer<Int>, _ r: UnsafeRawPointer?) -> UnsafePointer<CChar>?; func sends(_ x: Int) -> sending NSObject }
public protocol PacksEscape { func p<each T>(_ f: @escaping (repeat each T) -> Void) }

// What nothing but its declaration says of them.
public struct Ring: ~Copyable { public init() {} }
public enum Valve: ~Copyable { case open, shut }
public struct Pipe2<Fluid>: ~Copyable { public init() {} }
public struct Jar<Value: ~Copyable>: ~Copyable { public init() {} }
extension Jar: Copyable where Value: Copyable {}
public protocol Smith { func bend(_ ring: inout Ring); func lend(_ ring: consuming sending Ring) async -> sending Ring; var ring: Ring { get set }; subscript(i: Int) -> Ring { get set } }
public protocol Fitter: ~Copyable { func turn(_ valve: inout Valve?); func lay(_ pipe: inout Pipe2<Int>) -> Pipe2<String>; mutating func fit() -> Valve; func sends<T: ~Copyable, E: Error>(_ make: () throws(E) -> sending T) throws(E) -> sending T }
public protocol Cellar { func fill(_ jar: inout Jar<Int>, _ other: inout Jar<Ring>) -> Jar<Ring>; var jar: Jar<Int> { get set } }
public protocol Windows { func see<T: ~Escapable>(_ view: T); func peek<T: ~Copyable & ~Escapable>(_ view: borrowing T) -> Int; func change(_ span: inout MutableSpan<Int>) -> Int }
