// Implicitly unwrapped optionals.
// swift-format-ignore-file

import Foundation

public protocol LegacyMap {
  var title: String! { get set }
  func lookup(_ key: String!) -> Int!
  func each(_ body: (String?) -> Int?)
  subscript(index: Int!) -> String! { get }
}
