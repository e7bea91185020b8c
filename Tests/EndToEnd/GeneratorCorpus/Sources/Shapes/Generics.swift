// Generic methods and parameter packs.
// swift-format-ignore-file

import Foundation

public protocol GenM {
  func f<T, U>(_ t: T, _ u: U) -> [T: U] where T: Hashable, U: Collection, U.Element == T
  func g<T>() -> T
  func h<T: AnyObject>(_ t: T) -> T?
  func i<T>(_ t: T.Type) -> T where T: Decodable
  func j<T>(_ k: KeyPath<T, Int>)
  func k<T>(_ t: inout T?)
}

public protocol Packs {
  func p<each T: Hashable>(_ v: repeat each T, of: String) -> (repeat each T)
  func q<each T, each U>(_ v: repeat (each T, each U)) where repeat each T: Equatable
  func r<each T>(_ f: repeat (each T) -> Void)
}
