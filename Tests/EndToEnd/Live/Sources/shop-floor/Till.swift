import Foundation

public protocol Till {
  func ring(_ price: Decimal) -> Bool
  static func open() -> Int
}

protocol Drawer {
  func take(_ coins: [Int]) async throws -> UUID
}
