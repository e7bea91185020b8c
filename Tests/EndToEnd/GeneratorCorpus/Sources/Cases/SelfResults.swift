// Self in results and parameters.
// swift-format-ignore-file

import Foundation

public protocol Trail {
  func via(_ stop: String) -> Self
  func copies() -> [Self]
  @discardableResult func marked() -> Self?
  static func make() -> Self
  func join(_ other: Self) -> Bool
}
