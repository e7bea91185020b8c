// Types and protocols called like those of the standard library and of the runtime.
// swift-format-ignore-file

import Foundation

public protocol Invocation {
  func `throw`() throws
  func m(_ x: Unrecorded) -> Result
}

public struct Unrecorded {}

public struct Result {}

public struct Methods {}

public protocol Array {
  func m(_ x: Methods) -> Methods
  func arr() -> [Int]
}

public protocol Gate {
  func open(_ key: Methods) -> Bool
}
