// Isolation on single members and nonisolated init.
// swift-format-ignore-file

import Foundation

@MainActor public protocol Noticeboard {
  nonisolated init()
  nonisolated var boardID: String { get }
  var pinned: [String] { get }
  func pin(_ note: String)
}

public protocol Workshop {
  @MainActor func render(_ plan: String) -> String
  @MainActor var tint: Int { get set }
  func plan() -> String
}
