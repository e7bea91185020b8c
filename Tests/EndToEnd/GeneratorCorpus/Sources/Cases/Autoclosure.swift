// Autoclosure parameters.
// swift-format-ignore-file

import Foundation

public protocol Turnstile {
  func admit(if ready: @autoclosure () -> Bool) -> Bool
  func queue(_ note: @autoclosure @escaping () -> String)
  func check(_ value: @autoclosure () throws -> Int) rethrows -> Int
  func later(_ value: @autoclosure @escaping @Sendable () async throws -> Int) async
}
