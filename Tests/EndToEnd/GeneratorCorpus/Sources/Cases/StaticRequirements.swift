// Static requirements.
// swift-format-ignore-file

import Foundation

public protocol Mint {
  static func strike(code: String) async throws
  static var serial: Int { get set }
  static var plates: [String] { get }
  static func meltDown()
  func press() -> Int
}
