// Operators of every fixity.
// swift-format-ignore-file

import Foundation

public protocol Ops {
  static func == (l: Self, r: Self) -> Bool
  static func + (l: Self, r: Self) -> Self
  static func += (l: inout Self, r: Self)
  static prefix func - (x: Self) -> Self
  static postfix func +++ (x: Self) -> Self
  static func <~> (a: Self, b: Int) -> Bool
  static func ≠ (a: Self, b: Self) -> Bool
}

infix operator ≠

postfix operator +++

infix operator <~>
