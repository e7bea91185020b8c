/// A result that can't be copied, wrapped for a stub to give away.
///
/// A stub's answer travels as `Any`, which can't hold a noncopyable value. So the stub wraps it, and the mock unwraps
/// it:
///
/// ```swift
/// mock.methodReference(.open).setCustomBehavior { (path: String) in UniqueResult(File(path)) }
/// ```
///
/// Make a new one for each call. If a stub returns the same one again, that is a failure at the line that set the stub,
/// and the call returns its default.
public final class UniqueResult<Value: ~Copyable> {
  private var value: Value?
  private let isClaimed = Locked(false)

  /// Wraps a value.
  public init(_ value: consuming Value) {
    self.value = consume value
  }

  /// Gives the value away.
  ///
  /// The result of a stub was reserved with `claim()`. Only a default can have been given away before, which stops the
  /// process.
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
