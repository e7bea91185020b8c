/// Why a matcher rejects an argument: the part that is at fault, and what was asked of it.
struct MatcherMiss {
  enum Reason {
    case notAccepted(by: ArgumentMatcher)
    /// A collection has another number of elements.
    case count(expected: Int)
    /// A dictionary has nothing under a key.
    case missing
    /// Among elements without order, no matcher is left for this one.
    case unmatched
    /// It is equal to the expected object, but not the same object.
    case otherObject
  }

  /// The way from the argument to the part.
  var path: [PathComponent] = []
  /// The part, as it is in the argument.
  let value: Any?
  let reason: Reason

  /// The same miss, seen from the value that contains the part.
  func inside(_ component: PathComponent) -> MatcherMiss {
    MatcherMiss(path: [component] + path, value: value, reason: reason)
  }
}
