// What must be marked, and what must not be.
// swift-format-ignore-file

import Foundation

public protocol Pointers { func with<R>(_ body: (UnsafeRawPointer) throws -> R) rethrows -> R; func fill(_ p: inout UnsafeMutablePointer<Int>?); func later(_ body: (UnsafePointer<Int>) -> Void, _ x: Int) -> Int }
public protocol Twice { func same(x: Int, x: Int, _ x: String); func lazy(_ v: @autoclosure () -> Int??); func swap(_ h: (@convention(c) (Int32) -> Int32)?) -> (@convention(c) (Int32) -> Int32)? }
@available(*, deprecated, message: """

  Say "hello" instead.
  """)
public protocol Greeting { func greet() }
@MainActor public protocol Tagged: NSObjectProtocol, Hashable, CustomStringConvertible { func key() }
@globalActor public actor TideActor { public static let shared = TideActor() }
@MainActor public protocol Tidal { @TideActor func sea() throws -> any Named; func land() -> any Named }
public protocol Methods { func m() }
public protocol Opening { init(lazy: @autoclosure () -> OpaquePointer??) throws; init?(raw: UnsafeRawPointer); init(kept: borrowing UnsafeRawPointer) throws }
public protocol Metatypes { func meta(_ a: borrowing any Named.Type, _ b: borrowing Any.Type, _ c: borrowing AnyObject.Type) -> Int; static func tuple(_ a: borrowing (Int, b: any Named), _ b: consuming Int.Type, then: @escaping () -> Void) async throws }
public typealias Perhaps<T> = T?
public protocol Voids { func message() -> any Sendable; func read(_ n: Int) throws -> any Sendable; func later() async -> any Sendable; func soon() async throws -> any Sendable; var last: any Sendable { get throws }; var next: any Sendable { get set }; subscript(v n: Int) -> any Sendable { get set }; func run(_ body: @escaping (()) throws -> Int, then: ((()) -> Void)?); func whole() -> Any; func lend(_ body: (Int) -> Int) -> any Sendable; func lends(_ n: Nothings, _ body: (Int) async -> Int) async -> any Sendable; func lent(_ body: (Int) throws -> Int) throws -> any Sendable }
public typealias Naught = Void
public protocol Nones { var a: Void { get throws }; var b: Void { get async throws }; var c: Void { get set }; subscript(d n: Int) -> Void { get throws }; func e() async throws -> Naught; func f() throws -> Naught; var g: Naught { get async } }
public protocol Nothings { func both(_ x: Perhaps<Int>?, _ y: Perhaps<Int?>, _ z: Perhaps<Int>) ; var x: Perhaps<Perhaps<Int>> { get set } }
public protocol Indexed { subscript(i a: Int.Type?) -> Int { get set }; subscript(g a: Int.Type??) -> Int { get }; subscript(a a: [Int.Type??]) -> Int { get set } }
public protocol BadIndex { func f(); subscript(i a: Perhaps<(Int, () -> Int)>) -> Int { get set } }
