// Parents of the standard library, unusual arguments and mixed isolation.
// swift-format-ignore-file

import Foundation

public protocol N1 {
  func f() -> (any N2)?
  func g() throws -> any N2
  func h() async -> any N2
  var p: any N2 { get set }
}

public protocol N2: Sendable {
  func x() -> [any N1]
  init()
}

public class Plain { public init() {} }

public protocol ClsReq: Plain {
  func z()
}

public struct Money { public var a: Int }

public protocol UsesMoney {
  func m(_ x: Money) -> Money
  func t() -> (Money, Int)
  var arr: [Money] { get }
  func o() -> Optional<Money>
  func r() -> Result<Money, any Error>
  func b() -> UnsafePointer<Int>
  func d() -> Date
}

public protocol Bank {
  func a()
}

public struct V { public init() {} }

public protocol Notification {
  func a(_ v: V)
}

public protocol Defaults {
  func a(_ x: Int, y: String)
  func a(_ x: Int)
}

public extension Defaults { func a(_ x: Int, y: String = "") {} }

public protocol ErrP: Error {
  var code: Int { get }
}

public protocol ErrP2: LocalizedError, Equatable {
  var code: Int { get }
}

public protocol Cod: Codable, Hashable, Identifiable {
  func x()
}

public protocol Cmp: Comparable {
  var v: Int { get }
}

public protocol ItP: IteratorProtocol {
  func reset()
}

public protocol SeqP: Sequence where Element == Int {
  func reset()
}

public protocol CI: CaseIterable {
  var n: Int { get }
}

public protocol DD: CustomDebugStringConvertible, CustomStringConvertible { }

@MainActor public protocol MainDel: AnyObject, NSObjectProtocol {
  func d(_ x: Int)
  var n: MainDel? { get set }
}

@MainActor public protocol MainHash: Hashable {
  func d()
}

public actor AA { public init() {} }

public protocol UsesActor {
  func a(_ x: AA) async
  func b(_ x: isolated AA) -> Int
}

public protocol GenConst {
  func f<T>(_ t: T, _ k: KeyPath<Money, T>) async throws -> [T] where T: Sendable
}

public protocol Vari {
  func log(_ items: Any..., sep: String)
  func f(_ fs: (() -> Void)...)
}

public protocol Def2 {
  @available(macOS, introduced: 13, deprecated: 15, message: "bye") func a()
  @available(swift, introduced: 5.9) func b()
}

public protocol IntLit {
  func a(_ x: InlineArray<3, Int>) -> Int
  func v(_ x: SIMD4<Float>)
}

public protocol PInout {
  func a(_ x: inout Int?, _ y: inout (Int, String), z: inout [any Error]) throws
}

public protocol Thr {
  func a() throws -> Void
  var b: Int { get throws }
  func c() async throws -> (Int, String)?
}

public protocol Dyn {
  func a() -> Self
  static var shared: Self { get }
  func b() -> Self?
}

public protocol Comp {
  func a(_ x: any Sendable & Hashable & Codable) -> any Error
  func b() -> (any Error)?
  func e() -> some_t
}

public struct some_t {}

public protocol OS: Sendable {
  func f(_ c: @escaping () -> Void, _ d: NSObject?) -> NSObject?
  var m: [String: Any] { get set }
}

public protocol ActInherit: Actor, N3 {
  func q()
}

public protocol N3: Sendable {
  func s() async -> Int
}

public protocol Esc {
  func e(_ x: @escaping @autoclosure () -> Int, file: StaticString, line: UInt)
}

public protocol LetVar {
  func hold(`let`: Int, `var`: Int, self: Int, Self: Int, Type: Int, Protocol: Int, _ x: Int, any: Int, some: Int, each: Int, `repeat`: Int, await: Int, async: Int, nil: Int, `true`: Bool)
}
