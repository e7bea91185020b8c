/// How long: a number of seconds, or a `Duration` where the system has it.
///
/// It asks for nothing, so that nothing shows up on every number.
public protocol TimeExpression {}

extension Double: TimeExpression {}

extension Int: TimeExpression {}

@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
extension Duration: TimeExpression {}

extension TimeExpression {
  /// The time as a number of seconds.
  var inSeconds: Double {
    if #available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *), let duration = self as? Duration {
      return duration / .seconds(1)
    }
    return (self as? Double) ?? (self as? Int).map { Double($0) } ?? .nan
  }
}
