/// Why a matcher does not accept an argument: the part of it that is at fault, and what was asked of that part.
struct MatcherMiss {
  enum Reason {
    case notAccepted(by: ArgumentMatcher)
    /// A collection has another number of elements than this one.
    case count(expected: Int)
    /// A dictionary has nothing under a key.
    case missing
    /// Elements in no order, of which this one finds no matcher.
    case unmatched
    /// An object that is equal in all but its identity is not the one that was asked for.
    case otherObject
  }

  /// The way from the argument to the part.
  var path: [PathComponent] = []
  /// The part, as it is in the argument.
  let value: Any?
  let reason: Reason

  /// The same, seen from further out.
  func inside(_ component: PathComponent) -> MatcherMiss {
    MatcherMiss(path: [component] + path, value: value, reason: reason)
  }
}
