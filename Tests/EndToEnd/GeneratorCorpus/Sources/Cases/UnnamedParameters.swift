// Parameters without a usable name.
// swift-format-ignore-file

import Foundation

public protocol Stamp {
  func press(_: String) -> Bool
  func press(_: String, _: Int)
  func press(_ _: Int, with _: String, arg0: Int)
  func press(ink _: Double)
  static func cut(_: Int) -> Int
  subscript(_: Int) -> Int { get }
}
