// Inherited associated type pinned by the child protocol.
// swift-format-ignore-file

import Foundation

public struct Coin: Hashable, Sendable { public var face: Int }

public protocol Vault {
  associatedtype Entry: Hashable
  func put(_ entry: Entry)
  func all(where keep: (Entry) -> Bool) -> [Entry]
}

public protocol CoinVault: Vault where Entry == Coin {
  func total() -> Int
}
