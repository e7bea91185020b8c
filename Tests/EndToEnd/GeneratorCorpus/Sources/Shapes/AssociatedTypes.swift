// Associated types, fixed and open.
// swift-format-ignore-file

import Foundation

public protocol Prim<Item> {
  associatedtype Item
  func item() -> Item
}

public protocol UsesPrim {
  func a(_ p: any Prim<Int>) -> any Prim<[String]>
  func b(_ p: some Prim<Int>)
  func c() -> any Prim
}

public protocol TwoAssoc {
  associatedtype A
  associatedtype B: Collection where B.Element == A
  func f(_ a: A) -> B
  static func s(_ a: A) -> B?
  init(b: B)
  subscript(a: A) -> B { get set }
}

public protocol SelfAssoc {
  associatedtype Next: SelfAssoc where Next.Next == Self
  func n() -> Next
}

public protocol Tree {
  associatedtype Child: Tree
  var children: [Child] { get }
}

public protocol SameTyped {
  associatedtype K: Hashable
  associatedtype V where V == [K]
  func v() -> V
}

public protocol DefaultAssoc {
  associatedtype X = Int
  func x() -> X
}

public protocol Kids: Tree where Child == Kid {}

public struct Kid: Tree { public var children: [Kid] { [] } }

public protocol Outer {
  associatedtype Inner
  func m(_ x: Inner.Type, y: [String: Inner])
}

public enum NS {
  public protocol Inner {
    associatedtype T
    func f(_ t: T) -> NS.Thing
    typealias X = [T]
    func g() -> X
  }
  public struct Thing {}
  public enum Deep { public protocol Inner { func z() } }
}
