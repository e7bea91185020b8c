// Keywords as parameter labels and names.
// swift-format-ignore-file

import Foundation

public protocol Postbox {
  func post(for: String)
  func post(in: Int, default: String, where: Bool) -> String
  func forward(_ `self`: String, `inout` flag: Bool)
  func sort(by `protocol`: String, is `class`: Int, as: Bool)
  func hold(`let`: Int, `var`: Int, `repeat`: Int)
}
