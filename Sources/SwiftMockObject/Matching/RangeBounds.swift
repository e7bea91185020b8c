/// The ends of a range of any of the standard types, so that an argument of another number type can be compared to them.
struct RangeBounds<Bound: Comparable>: CustomStringConvertible {
  private var lower: Bound?
  private var upper: Bound?
  private var isClosed = false

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

  func contains(_ argument: Any?) -> Bool {
    lower.map { Relation.atLeast.holds(argument: argument, bound: $0) } != false
      && upper.map { (isClosed ? Relation.atMost : .less).holds(argument: argument, bound: $0) } != false
  }

  var description: String {
    "\(lower.map { text(of: $0) } ?? "")\(isClosed ? "..." : "..<")\(upper.map { text(of: $0) } ?? "")"
  }
}
