// Async and throwing getters.
// swift-format-ignore-file

import Foundation

public protocol TideTable {
  var height: Double { get async throws }
  var port: String { get throws }
  var nextTurn: Date { get async }
  static var supported: Bool { get async throws }
  subscript(day: Int) -> [Double] { get async throws }
}
