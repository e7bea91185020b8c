// Protocols that ask for a class to inherit from.
// swift-format-ignore-file

import Foundation

open class Panel {
  public init() {}
  open func draw() {}
}

@MainActor open class View { public init(frame: Int) {} }

public protocol PanelLike: Panel {
  func show()
  func draw()
}

public protocol ViewLike: View {
  func show()
  var w: Int { get set }
}

public protocol ViewLike2 where Self: View {
  nonisolated func show2()
}

public protocol Obj: NSObjectProtocol {
  func o(_ x: Int) -> Bool
}

public protocol ObjS: NSObjectProtocol, Sendable {
  func o(_ x: Int) -> Bool
}
