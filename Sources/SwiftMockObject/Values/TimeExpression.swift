/// How long: a number of seconds, or a `Duration`.
///
/// ```swift
/// await gate.waitForCalls(1, within: 0.5)
/// await gate.waitForCalls(1, within: Duration.milliseconds(500))
/// ```
///
/// It must be 0 or more; a negative number and NaN are failures at the line of the call. `Int`, `Double` and
/// `Duration` conform to it. The protocol has no requirements, so that no member shows up on every number.
public protocol TimeExpression {}

extension Double: TimeExpression {}

extension Int: TimeExpression {}

@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
extension Duration: TimeExpression {}

extension TimeExpression {
  /// The time in seconds; NaN for a type that isn't one of the three.
  var inSeconds: Double {
    if #available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *), let duration = self as? Duration {
      return duration / .seconds(1)
    }
    return (self as? Double) ?? (self as? Int).map { Double($0) } ?? .nan
  }
}
