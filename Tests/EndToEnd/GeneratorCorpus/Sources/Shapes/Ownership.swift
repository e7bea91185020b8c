// Values whose copies are restricted.
// swift-format-ignore-file

import Foundation

public struct Ticket: ~Copyable {
  public let seat: Int
  public init(seat: Int) { self.seat = seat }
}

public protocol Gate {
  func check(_ ticket: borrowing Ticket, at row: Int) -> Bool
  func tear(_ ticket: consuming Ticket) -> Int
  func stamp(_ ticket: inout Ticket)
  func note(_ text: borrowing String, _ other: consuming [Int])
  func gen<N: ~Copyable>(_ n: borrowing N)
}

public protocol ISpan {
  func s(_ s: Span<Int>, _ r: RawSpan) -> Int
}

public protocol Rec: ~Copyable {
  func f()
}
