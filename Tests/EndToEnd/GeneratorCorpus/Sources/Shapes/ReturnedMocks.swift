// Protocols that return each other.
// swift-format-ignore-file

import Foundation

public protocol Nodey {
  var parent: any Nodey { get }
  func kids() -> [any Nodey]
}

public protocol CycA {
  func b() -> any CycB
}

public protocol CycB {
  func a() -> any CycA
}
