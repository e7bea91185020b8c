// Sendable inherited indirectly.
// swift-format-ignore-file

import Foundation

public protocol Relay: Sendable {
  func send(_ text: String) async throws -> Data
}

public protocol LoudRelay: Relay {
  var volume: Int { get }
  func sendRaw(_ value: Any)
}
