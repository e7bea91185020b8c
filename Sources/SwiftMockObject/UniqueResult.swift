/// A result that can't be copied, for a stub to give away.
///
/// Such a value can't come out of a list of any values, so a behavior wraps it, and the call unwraps it:
///
/// ```swift
/// mock.methodReference(.open).setCustomBehavior { (path: String) in UniqueResult(File(path)) }
/// ```
public final class UniqueResult<Value: ~Copyable> {
  private var value: Value?

  /// Wraps a value.
  public init(_ value: consuming Value) {
    self.value = consume value
  }

  /// Gives the value away, which can be done once.
  func take() -> Value {
    guard let value = value.take() else {
      fatalError("A UniqueResult was returned twice; set a behavior that makes a new one for each call.")
    }
    return value
  }
}
