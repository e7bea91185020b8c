/// A result that can't be copied, wrapped for a stub to give away.
///
/// A stub's answer travels as `Any`, which can't hold a noncopyable value. So the stub wraps it, and the mock unwraps
/// it:
///
/// ```swift
/// mock.methodReference(.open).setCustomBehavior { (path: String) in UniqueResult(File(path)) }
/// ```
///
/// Make a new one for each call: a `UniqueResult` that answers twice stops the process.
public final class UniqueResult<Value: ~Copyable> {
  private var value: Value?

  /// Wraps a value.
  public init(_ value: consuming Value) {
    self.value = consume value
  }

  /// Gives the value away.
  ///
  /// A second time, it stops the process.
  func take() -> Value {
    guard let value = value.take() else {
      fatalError("A UniqueResult was returned twice; set a behavior that makes a new one for each call.")
    }
    return value
  }
}
