/// How many: a number, or a range of numbers, open ones too: `2`, `2...`, `1..<4`.
///
/// It asks for nothing, so that nothing shows up on every number.
public protocol CountExpression {}

extension Int: CountExpression {}

extension ClosedRange: CountExpression where Bound == Int {}

extension Range: CountExpression where Bound == Int {}

extension PartialRangeFrom: CountExpression where Bound == Int {}

extension PartialRangeThrough: CountExpression where Bound == Int {}

extension PartialRangeUpTo: CountExpression where Bound == Int {}

/// How many there are to be.
struct ExpectedCount: Equatable {
  let minimum: Int
  /// Nil if there is none.
  let maximum: Int?

  init(_ count: some CountExpression) {
    // Asking a range for its part of `0...` stops the process where it has none, as `...(count - 1)` for no calls.
    let (lowest, highest): (Int, Int?) =
      switch count {
      case let count as Int: (count, count)
      case let range as ClosedRange<Int>: (range.lowerBound, range.upperBound)
      case let range as Range<Int>: (range.lowerBound, Self.last(before: range.upperBound))
      case let range as PartialRangeFrom<Int>: (range.lowerBound, nil)
      case let range as PartialRangeThrough<Int>: (0, range.upperBound)
      case let range as PartialRangeUpTo<Int>: (0, Self.last(before: range.upperBound))
      default: (0, -1)
      }
    minimum = lowest
    maximum = highest == .max && !(count is Int) ? nil : highest
  }

  private static func last(before bound: Int) -> Int { bound == .min ? bound : bound - 1 }

  /// Whether there is a number that it allows.
  var isPossible: Bool { maximum.map { $0 >= max(0, minimum) } ?? true }

  /// Whether it says that a method is not to be called, which only the future can tell for good.
  var mayBeBroken: Bool { minimum <= 0 && maximum != nil }

  /// Whether there can be the right number of calls once there are so many.
  func canStillBeMet(after count: Int) -> Bool { isPossible && maximum.map { count <= $0 } ?? true }

  func allows(_ count: Int) -> Bool {
    count >= minimum && maximum.map { count <= $0 } ?? true
  }
}
