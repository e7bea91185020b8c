/// A result that can't be copied, wrapped for a stub to give away.
///
/// A stub's answer travels as `Any`, which can't hold a noncopyable value. So the stub wraps it, and the mock unwraps
/// it:
///
/// ```swift
/// mock.methodReference(.open).setCustomBehavior { (path: String) in UniqueResult(File(path)) }
/// ```
///
/// Make a new one for each call. One that is returned again is reported as a failure at the line that set the stub, and the
/// default of the method is the answer.
public final class UniqueResult<Value: ~Copyable> {
  private var value: Value?
  private let isClaimed = Locked(false)

  /// Wraps a value.
  public init(_ value: consuming Value) {
    self.value = consume value
  }

  /// Gives the value away.
  ///
  /// Stubs are asked with `claim()` first, so this is the first time.
  ///
  /// - Parameter line: The line of the mock.
  func take(at line: MockLine) -> Value {
    guard let value = value.take() else { Reporter.reportAndStop(UniqueResultFailure().text, at: line.place) }
    return value
  }
}

extension UniqueResult: GivenOnce where Value: ~Copyable {
  func claim() -> Bool {
    isClaimed.withLock { isClaimed in
      defer { isClaimed = true }
      return !isClaimed
    }
  }
}
