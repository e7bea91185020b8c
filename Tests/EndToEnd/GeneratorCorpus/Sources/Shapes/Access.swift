// Protocols of every access level that another file can see.
// swift-format-ignore-file

import Foundation

public protocol PublicWithPkg {
  func f()
}

package protocol Pkg {
  func f(_ p: PkgS)
}

package struct PkgS {}

protocol Internal {
  func f(_ x: IntS) -> IntS?
  func g() -> any Internal2
}

protocol Internal2 {
  var x: Int { get }
}

struct IntS {}
