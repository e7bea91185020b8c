extension Equatable where Self == ArgumentMatcher {
  /// Accepts an argument that is greater than a bound.
  ///
  /// ```swift
  /// ledger.methodReference(.transfer, args: .any, .greaterThan(5))
  /// ```
  ///
  /// Numbers of different types are compared by value: `.greaterThan(5)` also accepts a `UInt8` or a `Double`.
  public static func greaterThan<Bound: Comparable>(_ bound: Bound) -> ArgumentMatcher {
    .relation(.greater, to: bound)
  }

  /// Accepts an argument that is at least a bound.
  ///
  /// Numbers of different types are compared by value.
  public static func atLeast<Bound: Comparable>(_ bound: Bound) -> ArgumentMatcher { .relation(.atLeast, to: bound) }

  /// Accepts an argument that is less than a bound.
  ///
  /// Numbers of different types are compared by value.
  public static func lessThan<Bound: Comparable>(_ bound: Bound) -> ArgumentMatcher { .relation(.less, to: bound) }

  /// Accepts an argument that is at most a bound.
  ///
  /// Numbers of different types are compared by value.
  public static func atMost<Bound: Comparable>(_ bound: Bound) -> ArgumentMatcher { .relation(.atMost, to: bound) }

  private static func relation<Bound: Comparable>(_ relation: Relation, to bound: Bound) -> ArgumentMatcher {
    ArgumentMatcher(
      describe: { "\(relation.rawValue) \(text(of: bound))" }, parts: [relation, bound],
      accepts: { relation.holds(argument: $0, bound: bound) })
  }
}
