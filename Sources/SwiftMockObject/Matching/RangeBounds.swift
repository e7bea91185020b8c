/// The bounds of any standard range, so that numbers of other types can be compared with them.
struct RangeBounds<Bound: Comparable>: CustomStringConvertible {
  private var lower: Bound?
  private var upper: Bound?
  private var isClosed = false

  /// Nil for a range type of the user's.
  init?(_ range: some RangeExpression<Bound>) {
    switch range {
    case let range as ClosedRange<Bound>: (lower, upper, isClosed) = (range.lowerBound, range.upperBound, true)
    case let range as Range<Bound>: (lower, upper) = (range.lowerBound, range.upperBound)
    case let range as PartialRangeFrom<Bound>: (lower, isClosed) = (range.lowerBound, true)
    case let range as PartialRangeThrough<Bound>: (upper, isClosed) = (range.upperBound, true)
    case let range as PartialRangeUpTo<Bound>: upper = range.upperBound
    default: return nil
    }
  }

  /// Whether an argument is within the bounds.
  func contains(_ argument: Any?) -> Bool {
    lower.map { Relation.atLeast.holds(argument: argument, bound: $0) } != false
      && upper.map { (isClosed ? Relation.atMost : .less).holds(argument: argument, bound: $0) } != false
  }

  var description: String {
    "\(lower.map { text(of: $0) } ?? "")\(isClosed ? "..." : "..<")\(upper.map { text(of: $0) } ?? "")"
  }
}
