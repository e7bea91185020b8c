// Names that are keywords, that clash or that are no plain identifiers.
// swift-format-ignore-file

import Foundation

public protocol Keywords {
  var `default`: Int { get set }
  func `class`()
  func `repeat`(`in` x: Int)
  var `init`: Int { get }
  var `self`: String { get }
  func `func`(_ `func`: Int) -> Int
  static var `static`: Bool { get }
  var allCases: Int { get }
  var none: Int { get }
  var hashValue: Int { get }
  func rawValue()
}

public protocol RawIdent {
  func `opens on Sunday`(`at hour`: Int) -> Bool
  var `1st`: Int { get }
}

public protocol Clash {
  var level: Int { get set }
  func setLevel(_ l: Int)
  func level(_ x: Int)
  func load(id: Int)
  func load(id: String)
  func load(id: Int) async -> Int
  func load(_ id: Int) -> Int
  func load(_ id: Int) -> String
}

public protocol SetClash {
  var p: Int { get set }
  func setP()
  static var p: Int { get }
}
