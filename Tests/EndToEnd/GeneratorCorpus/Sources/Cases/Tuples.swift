// Tuple parameters and results.
// swift-format-ignore-file

import Foundation

public protocol Almanac {
  func chart(
    region: String,
    rain: (
      spring: [Double],
      autumn: [Double]
    ),
    frost: (first: Date, last: Date)?
  ) -> Set<Int>
  func extremes() -> (low: Int, high: Int)
  func swap(_ pair: (Int, (left: String, right: String?)))
  func swap(_ pair: (Int, String))
  var span: (from: Date, to: Date)? { get set }
}
