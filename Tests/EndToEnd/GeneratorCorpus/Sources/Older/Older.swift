// A module of Swift 5, which checks no data races: its mocks stand in a target of Swift 6.
// swift-format-ignore-file

import Foundation

public final class Crate { public init() {} }
public protocol Stage: AnyObject { var crew: Int { get } }
public protocol Announcing {
  func tell(_ done: @escaping @MainActor (Int) -> Void)
  func later(_ done: (@MainActor () -> Void)?, _ again: (@MainActor @Sendable (Crate) -> Void)?)
  func now(_ body: @MainActor () -> Int) -> Int
  var onChange: (@MainActor (Crate) -> Void)? { get set }
}
public protocol Hauling { func haul(_ work: @escaping () async throws -> Crate) -> Task<Crate, Error>; func crates() -> AsyncStream<Crate> }
public protocol Bare { func put(_ stage: Stage, _ error: Error?, in other: Stage!) -> [Stage]; var stage: Stage? { get set } }
public protocol Sharing: Sendable { func share(_ crate: Crate) async -> Crate; static var last: Crate { get set } }
