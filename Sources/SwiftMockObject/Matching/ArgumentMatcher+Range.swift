extension Equatable where Self == ArgumentMatcher {
  /// Accepts an argument in a range.
  ///
  /// Numbers of different types are compared by value.
  ///
  /// ```swift
  /// mock.methodReference(.setVolume, args: .in(0...10))
  /// ```
  public static func `in`<Range: RangeExpression>(_ range: Range) -> ArgumentMatcher {
    guard let bounds = RangeBounds(range) else {
      return ArgumentMatcher(
        describe: { "in \(range)" }, parts: ["in", range],
        acceptsFlattened: { ($0 as? Range.Bound).map(range.contains) == true })
    }
    return ArgumentMatcher(describe: { "in \(bounds)" }, parts: ["in", range], acceptsFlattened: bounds.contains)
  }

  /// Accepts a number or a date that is close to a value.
  ///
  /// ```swift
  /// mock.methodReference(.move, args: .near(3.1, within: 0.1), .any)
  /// mock.methodReference(.schedule, args: .near(Date(), within: 60))
  /// ```
  ///
  /// - `value`: A number of any type, or a date. NaN is close to NaN.
  /// - `distance`: The largest difference that is accepted, in seconds for dates. Its sign doesn't matter.
  public static func near<Value: Strideable>(_ value: Value, within distance: Value.Stride) -> ArgumentMatcher
  where Value.Stride: BinaryFloatingPoint {
    func accepts(_ argument: Any?) -> Bool {
      guard let argument, let argument = argument as? Value ?? number(argument, as: Value.self) else { return false }
      if isUnequalToItself(argument) { return isUnequalToItself(value) }
      return argument == value || value.distance(to: argument).magnitude <= distance.magnitude
    }
    return ArgumentMatcher(
      describe: { "\(text(of: value)) ± \(text(of: distance))" }, parts: ["near", value, distance],
      acceptsFlattened: accepts)
  }

  /// A number of any type as the floating-point type of the value.
  private static func number<Value>(_ argument: Any, as type: Value.Type) -> Value? {
    (type as? any BinaryFloatingPoint.Type)?.init(anyNumber: argument) as? Value
  }
}
