// Actors, global actors and isolated parameters.
// swift-format-ignore-file

import Foundation

public actor Vaulted {}

public protocol Act: Actor {
  func a(_ x: Int) -> String
  var p: Int { get }
  nonisolated func n() -> Int
  nonisolated var np: String { get }
  func asy() async throws -> [Int]
  init(x: Int)
}

public protocol Act2: Actor {
  var child: any Act { get }
  static func s() -> Int
}

@MainActor public protocol MS: Sendable {
  func f()
  nonisolated func g() -> Int
  static func st() -> Int
  var x: Int { get set }
  init(a: Int)
}

@MainActor public protocol MParent {
  func mp()
}

public protocol MChild: MParent {
  func mc()
}

public protocol Isol: AnyObject {
  @MainActor func a() async
  @MainActor init(q: Int)
  @MainActor static var s: Int { get set }
}

public protocol MainCl {
  func run(_ b: @escaping @MainActor () -> Void, c: (@MainActor () async -> Void)?)
}

public protocol Iso {
  func a(_ x: isolated (any Actor)?) async -> Int
  func b(isolation: isolated (any Actor)?)
  func c(_ v: isolated Vaulted)
  nonisolated(nonsending) func d() async
  @concurrent func e() async -> Int
  func f(_ x: sending NSObject) -> sending NSObject
  func g(_ x: sending NSObject) async throws -> sending NSObject
}

@MainActor public protocol IsolatedTwice {
  func f(_ actor: isolated (any Actor)?) async -> Int
  init()
}

public protocol MainInit {
  @MainActor init()
  func g()
}
