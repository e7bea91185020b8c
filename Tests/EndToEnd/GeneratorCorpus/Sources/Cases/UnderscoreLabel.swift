// A label that is really called `_`.
// swift-format-ignore-file

import Foundation

public protocol Ledger {
  func hold(amount: Int, `_`: Int)
  func keep(amount: Int, _: Int)
}
