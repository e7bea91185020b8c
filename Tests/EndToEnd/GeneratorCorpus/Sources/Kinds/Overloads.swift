// Overloads that differ only in what a closure may do, or in the module of a type.
// swift-format-ignore-file

import Foundation

public struct Notification { public init() {} }

public protocol Overloads {
  func run(_ body: @escaping () -> Void)
  func run(_ body: @escaping () throws -> Void)
  func run(_ body: @escaping () async -> Void)
  func watch(_ body: @escaping (Int) -> Void)
  func watch(_ body: @escaping @MainActor (Int) -> Void)
  func each(_ body: (Int) -> Void)
  func each(_ body: (Int) throws -> Void) rethrows
  func post(_ n: Notification)
  func post(_ n: Foundation.Notification)
  func save(_ x: Int, then: @escaping @Sendable () -> Void)
  func save(_ x: Int, then: @escaping () -> Void)
  func `in`(_ x: inout Int, xArgument: Int, argument1: Int, _: Int)
}

public protocol Blocking {
  func read(_ n: Int) -> [UInt8]
  func close()
  static func open() -> Int
}

public protocol Waiting {
  func read(_ n: Int) async -> [UInt8]
  func close() async throws
  static func open() async -> Int
}

public protocol Pipes: Blocking, Waiting {
  func flush(then: @escaping () -> Void)
  func flush(then: @escaping () async -> Void) async
}
