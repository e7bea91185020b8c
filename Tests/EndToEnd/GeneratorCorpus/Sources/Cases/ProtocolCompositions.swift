// Protocol compositions.
// swift-format-ignore-file

import Foundation

public protocol Red { func red() -> Int }
public protocol Blue { func blue() -> Int }
public typealias Purple = Red & Blue

public protocol Painter {
  func paint(_ color: any Red & Blue)
  func paint(_ color: any Red & Sendable)
  func coat(_ color: Purple?)
  func mix(_ color: any Purple & Sendable) -> (any Red & AnyObject)?
}

public protocol Studio: Purple {
  func hire(_ painter: any Painter)
}
