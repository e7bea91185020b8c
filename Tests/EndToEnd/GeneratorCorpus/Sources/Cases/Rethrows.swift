// Rethrowing methods.
// swift-format-ignore-file

import Foundation

public protocol Bakery {
  func knead(times: Int, step: () throws -> Int) rethrows -> Int
  func proof(_ step: (Int) throws -> Void) rethrows
  func bake(_ step: () async throws -> String) async rethrows -> String
}
