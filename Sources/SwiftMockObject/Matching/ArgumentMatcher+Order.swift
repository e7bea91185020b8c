extension Equatable where Self == ArgumentMatcher {
  /// Accepts an argument that is greater than a bound.
  ///
  /// Numbers of different types are compared by value, so `.greaterThan(5)` accepts a `UInt8` and a `Double` too.
  public static func greaterThan<Bound: Comparable>(_ bound: Bound) -> ArgumentMatcher {
    .relation(.greater, to: bound)
  }

  /// Accepts an argument that is a bound or greater; numbers of different types are compared by value.
  public static func atLeast<Bound: Comparable>(_ bound: Bound) -> ArgumentMatcher { .relation(.atLeast, to: bound) }

  /// Accepts an argument that is less than a bound; numbers of different types are compared by value.
  public static func lessThan<Bound: Comparable>(_ bound: Bound) -> ArgumentMatcher { .relation(.less, to: bound) }

  /// Accepts an argument that is a bound or less; numbers of different types are compared by value.
  public static func atMost<Bound: Comparable>(_ bound: Bound) -> ArgumentMatcher { .relation(.atMost, to: bound) }

  private static func relation<Bound: Comparable>(_ relation: Relation, to bound: Bound) -> ArgumentMatcher {
    ArgumentMatcher(
      describe: { "\(relation.rawValue) \(text(of: bound))" }, parts: [relation, bound],
      accepts: { relation.holds(argument: $0, bound: bound) })
  }
}
