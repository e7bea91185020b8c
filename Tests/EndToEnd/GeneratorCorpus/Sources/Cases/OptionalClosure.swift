// Optional closures.
// swift-format-ignore-file

import Foundation

public protocol Doorbell {
  func ring(_ done: (() -> Void)?)
  func ring(times: Int, done: ((Int, (any Error)?) -> Void)?, failed: ((any Error) -> Void)?)
  var onRing: ((String) -> Void)? { get set }
}
