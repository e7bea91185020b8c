// Availability on the protocol and on its types.
// swift-format-ignore-file

import Foundation

@available(macOS 26, iOS 26, *)
public struct Needle: Sendable { public var degrees: Double }

@available(macOS 26, iOS 26, *)
public protocol Compass {
  func bearing() -> Needle
}

public protocol Chart {
  func scale() -> Int
  @available(macOS 26, iOS 26, *)
  func needle(_ compass: any Compass) -> Needle
}
