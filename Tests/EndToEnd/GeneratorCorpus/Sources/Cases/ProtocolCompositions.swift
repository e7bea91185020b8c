// Protocol compositions.
// swift-format-ignore-file

import Foundation

public protocol Red { func red() -> Int }
public protocol Blue { func blue() -> Int }
public typealias Purple = Red & Blue

public protocol Painter {
  func paint(_ colour: any Red & Blue)
  func paint(_ colour: any Red & Sendable)
  func coat(_ colour: Purple?)
  func mix(_ colour: any Purple & Sendable) -> (any Red & AnyObject)?
}

public protocol Studio: Purple {
  func hire(_ painter: any Painter)
}
