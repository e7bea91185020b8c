// Protocol isolated to a global actor.
// swift-format-ignore-file

import Foundation

@globalActor public actor TideActor {
  public static let shared = TideActor()
}

@MainActor public protocol Dashboard: AnyObject {
  var title: String { get set }
  func show(_ alert: String, completion: (() -> Void)?)
  func refresh() async
}

@TideActor public protocol TideBoard {
  func level() -> Double
  nonisolated func name() -> String
}
