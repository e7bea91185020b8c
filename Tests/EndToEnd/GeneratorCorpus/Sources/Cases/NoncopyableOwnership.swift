// Noncopyable types and ownership modifiers.
// swift-format-ignore-file

import Foundation

public struct Ticket: ~Copyable {
  public let seat: Int
  public init(seat: Int) { self.seat = seat }
}

public protocol TicketGate {
  func check(_ ticket: borrowing Ticket, at row: Int) -> Bool
  func tear(_ ticket: consuming Ticket) -> Int
  func stamp(_ ticket: inout Ticket)
  func issue(seat: Int) -> Ticket
  func note(_ text: borrowing String, _ other: consuming [Int])
}
