// Opaque parameters.
// swift-format-ignore-file

import Foundation

public protocol Fuel { var grade: Int { get } }

public protocol Pump {
  func fill(_ fuel: some Fuel) -> Int
  func fill(all fuels: [some Fuel], then done: @escaping () -> Void)
  func fill(maybe fuel: (some Fuel & Sendable)?)
  func choose(_ maker: @autoclosure @escaping () -> some Fuel)
  func mixed<Base: Fuel>(_ base: Base, _ extra: some Fuel) -> Base
}
