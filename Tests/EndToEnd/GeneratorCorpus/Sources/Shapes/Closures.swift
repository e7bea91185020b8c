// Function types in every position, and aliases of them.
// swift-format-ignore-file

import Foundation

public typealias Handler = (Int) -> Void

public typealias Gen<T> = (T) -> T

public typealias Pair<T> = (T, T)

public protocol Alias {
  typealias Key = String
  typealias H = (Key) -> Void
  func a(_ h: Handler)
  func b(_ h: @escaping Handler)
  func c(_ h: Handler?)
  func d(_ h: H, k: Key) -> Key
  func e(_ g: Gen<Int>, p: Pair<Int>) -> Pair<String>
  var h: Handler { get set }
  func f(_ hs: Handler...)
  func g(_ hs: [Handler])
}

public protocol Closures {
  func r() -> (Int) -> (String) -> Void
  func s() -> @Sendable () async -> Void
  func t(_ f: @convention(c) (Int) -> Int)
  func u(_ f: (@Sendable (inout Int, borrowing String) async throws -> Void)?)
  func v(_ f: ((() -> Void) -> Void)?)
  func w(_ f: @escaping (() -> Void) -> Void)
  func x(_ x: (() -> Void, Int))
  func y(_ y: @Sendable () -> Void)
  func z(_ f: sending () -> Void)
  func aa(_ f: @escaping (Int...) -> Void)
}

/// Closures that are to be run before the call returns.
public protocol Locks {
  func withLock<R>(_ key: String, _ body: (inout Int) throws -> R) rethrows -> R
  func transaction<R>(_ body: (Int) async throws -> R) async throws -> R
  func open(_ body: ([String]) throws -> [String]) throws -> [String]
  func typed(_ body: (Int) throws(LockFault) -> Int) throws(LockFault) -> Int
  func two(_ first: (Int) -> Int, then second: @Sendable (Int) -> Int, _ count: inout Int) -> String
  func each(_ body: (Int) -> Void)
  func borrow(_ ticket: borrowing Ticket, _ body: (borrowing Ticket) -> Int) -> Int
  func pack<each T>(_ body: (repeat each T) -> Void)
}

public enum LockFault: Error { case shut }
