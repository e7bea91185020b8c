// Subscripts of every form.
// swift-format-ignore-file

import Foundation

public protocol Subs {
  subscript(i: Int) -> Int { get set }
  subscript(_ i: String, label j: Int) -> String? { get }
  subscript<T>(t: T.Type) -> T { get set }
  static subscript(s: Int) -> Bool { get set }
  subscript() -> Int { get }
  subscript(newValue: Bool) -> Int { get set }
  subscript(for: Int8) -> Int { get }
  subscript(x: Int...) -> Int { get }
}
