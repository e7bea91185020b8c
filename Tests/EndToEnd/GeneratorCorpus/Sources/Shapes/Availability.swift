// Deprecated requirements and protocols.
// swift-format-ignore-file

import Foundation

public protocol Dep {
  @available(*, deprecated, message: "say \"x\"") func old() -> Int
  @available(macOS 14, *) func nw()
  @available(*, deprecated, renamed: "nw()") var dv: Int { get set }
}

@available(*, deprecated) public protocol DepP {
  func old() -> Int
}
