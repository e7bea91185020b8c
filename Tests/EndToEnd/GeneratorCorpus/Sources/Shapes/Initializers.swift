// Initializers as requirements.
// swift-format-ignore-file

import Foundation

public protocol OptInit {
  init?(x: Int)
  init(y: String) async throws
  init(_ z: Bool)
  init()
}

public protocol InitOnly {
  init(name: String)
}

public protocol Opened: Sendable {
  init(path: String, _ mode: Int) throws
  init?(name: String)
  init(typed: Int) throws(LockFault)
  func read() -> String
}
