// Discardable results.
// swift-format-ignore-file

import Foundation

public protocol Cart {
  @discardableResult func add(_ item: String) -> Int
  func remove(_ item: String) -> Int
  @discardableResult func flush() async throws -> [String]
  @discardableResult static func open() -> Bool
}
