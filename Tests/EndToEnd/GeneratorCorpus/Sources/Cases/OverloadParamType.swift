// Overloads differing only in a parameter type.
// swift-format-ignore-file

import Foundation

public struct Weight: Sendable { public var grams: Int }

public protocol ParcelScale {
  func record(_ reading: Int) -> [String]
  func record(_ reading: Double) -> [String]
  func record(_ reading: Weight) -> [String]
}
