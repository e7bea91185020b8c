// Names that are keywords, raw, or taken by the mock itself.
// swift-format-ignore-file

import Foundation

public enum Box2 {
  public protocol `Type` { func t() }
  public protocol `Protocol` { func p() }
  public protocol `default` { func d(_ x: any `default`) -> (any `Type`)? }
}
public protocol `class` { func c(_ other: any `class`) -> `struct` }
public struct `struct` { public init() {} }
public protocol StaticTaken { static var staticMock: Int { get } ; static func make() }
public protocol `my raw protocol` { associatedtype `an item`; func `do it`(_ x: `an item`, `with this` y: `a type`); func g<`T 1`>(_ t: `T 1`) }
public struct `a type` { public init() {} }
extension Array { public struct Page { public init() {} } ; public enum Side { case l } }
extension Optional { public struct Gap { public init() {} } }
extension String { public struct Mark { public init() {} } }
public protocol Pages { func page(_ p: [Int].Page) -> Array<String>.Side; func gap(_ g: Int?.Gap); func mark() -> String.Mark }
extension URLComponents { public protocol Reader { func read(_ c: URLComponents) -> Int } }
public protocol Mock { func m() }
public protocol Methods2 { func methods() }
public protocol Keys { func keys(_ k: any Keys); var values: Int { get } }
public protocol Subs2 { subscript(key key: String) -> Int { get set }; subscript(_ a: Int, b b: Int) -> Int { get } }
public protocol Inits2 { init<E: Error>(_ e: E) throws(E); init?(maybe x: Int); init(fails x: Int) throws; init(soft: Int) async throws(Jam) }
public protocol Method { var method: Int { get }; func methodReference(_ x: Int); func resetMock(); var keys: Int { get } }
public protocol Lender { func lend(mock: borrowing String, _ n: inout File2, _ body: () -> Int); func box(_ mock: inout Int); init(lazy: @autoclosure () -> Never?, _ nothing: @autoclosure () -> Void) throws; func nothing(_ nothing: @autoclosure () -> Void) }
