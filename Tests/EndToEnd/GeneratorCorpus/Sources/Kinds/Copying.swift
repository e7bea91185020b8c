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
