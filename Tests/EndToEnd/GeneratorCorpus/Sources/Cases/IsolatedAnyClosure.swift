// Closure attribute that the symbol graph does not show.
// swift-format-ignore-file

import Foundation

public protocol Scheduler {
  func inherit(_ body: @escaping @isolated(any) () async -> Void)
  func plain(_ body: @escaping () async -> Void)
  func run(_ body: @isolated(any) () async -> Int) async -> Int
  func both(_ body: (@isolated(any) @Sendable () async throws -> Int)?)
}
