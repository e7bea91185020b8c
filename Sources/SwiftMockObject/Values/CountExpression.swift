/// How many calls: a number, or a range such as `2...`, `...3`, `1..<4`, `2...4`.
///
/// ```swift
/// MOAssertTimesCalled(ledger.method.transfer, 1...)
/// ```
///
/// `Int` and the ranges of `Int` conform to it. The protocol has no requirements, so that no member shows up on every
/// number. Don't conform types of your own: they mean an impossible count, which fails.
public protocol CountExpression {}

extension Int: CountExpression {}

extension ClosedRange: CountExpression where Bound == Int {}

extension Range: CountExpression where Bound == Int {}

extension PartialRangeFrom: CountExpression where Bound == Int {}

extension PartialRangeThrough: CountExpression where Bound == Int {}

extension PartialRangeUpTo: CountExpression where Bound == Int {}

/// How many calls an assertion expects, as bounds.
///
/// The bounds need not make sense: a negative number or an empty range is kept, and the check reports it as
/// impossible.
struct ExpectedCount: Equatable {
  let minimum: Int
  /// The upper bound; nil if there is none.
  let maximum: Int?

  init(_ count: some CountExpression) {
    // Clamping a range to `0...` would trap if they don't overlap, such as `...(count - 1)` for no calls.
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

  /// The last number before a bound, without overflow.
  private static func last(before bound: Int) -> Int { bound == .min ? bound : bound - 1 }

  /// Whether any number of calls can meet it.
  var isPossible: Bool { maximum.map { $0 >= max(0, minimum) } ?? true }

  /// Whether more calls can break it.
  ///
  /// Only the end of the wait can tell that a method is *not* called.
  var mayBeBroken: Bool { minimum <= 0 && maximum != nil }

  /// Whether it can still be met after this many calls.
  func canStillBeMet(after count: Int) -> Bool { isPossible && maximum.map { count <= $0 } ?? true }

  /// Whether this many calls meet it.
  func allows(_ count: Int) -> Bool {
    count >= minimum && maximum.map { count <= $0 } ?? true
  }
}
