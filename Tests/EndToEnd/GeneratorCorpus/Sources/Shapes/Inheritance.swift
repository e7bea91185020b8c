// Diamonds, restatements and default implementations.
// swift-format-ignore-file

import Foundation

public protocol Base1 {
  func b() -> Int
  var v: Int { get }
}

public protocol L: Base1 {
  func b() -> Int
  var v: Int { get set }
}

public protocol R: Base1 {
  func b() -> Int
  func r()
}

public protocol Diamond: L, R {
  func d()
}

public protocol AsyncParent {
  func f() async throws -> Int
  func g() throws
}

public protocol SyncChild: AsyncParent {
  func f() -> Int
  func g()
}

public protocol Empty {}

public protocol EmptySendable: Sendable {}

extension Empty { public func ext() {} }

public protocol HasExt {
  func a()
}

extension HasExt {
  public func a() {}
  public func b() {}
}
