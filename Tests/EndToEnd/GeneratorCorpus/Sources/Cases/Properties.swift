// Properties of every access and storage form.
// swift-format-ignore-file

import Foundation

public protocol LampDelegate: AnyObject {
  func lampDidChange()
}

public protocol Lamp: AnyObject {
  var level: Int { get set }
  var name: String { get }
  var delegate: (any LampDelegate)? { get set }
  var history: [Int] { get }
  var badge: String? { get set }
  var maker: () -> String { get set }
}
