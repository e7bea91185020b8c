// Protocols that return each other.
// swift-format-ignore-file

import Foundation

public protocol Nodey {
  var parent: any Nodey { get }
  func kids() -> [any Nodey]
}

public protocol CycA {
  func b() -> any CycB
}

public protocol CycB {
  func a() -> any CycA
}

/// A client that returns objects of every kind.
public protocol Switchboard: Sendable {
  func line() -> any Line<String, Int>
  func line(to place: String) async throws -> any Line<String, [Int]>
  func operators() -> [any Clerk]
  var clerk: any Clerk { get }
  var night: any Clerk { get set }
  func maybe() -> (any Clerk)?
  func vague() -> any Line
  static func shared() -> any Switchboard
  func lineMock() -> Int
  func generic<T>(_ type: T.Type) -> any Line<T, T>
}

public protocol Line<Input, Output>: Sendable {
  associatedtype Input: Sendable
  associatedtype Output: Sendable
  func send(_ input: Input) throws
  func results() -> AsyncStream<Output>
  func reversed() -> any Line<Output, Input>
  func same() -> any Line<Input, Output>
}

@MainActor public protocol Clerk: AnyObject {
  func answer() -> String
  nonisolated func board() -> any Switchboard
}

/// Of its own types, no more is known than it says.
public protocol Chest<Item> {
  associatedtype Item
  associatedtype Known: Sendable
  func line() -> any Line<Item, Item>
  func known() -> any Line<Known, Int>
}

@available(macOS 99, *) public protocol Newer { func f() }

public protocol Older {
  @available(macOS 99, *) func newer() -> any Newer
}

public protocol Crew: Actor {
  func clerk() -> any Clerk
  func line() -> any Line<Int, Int>
}
