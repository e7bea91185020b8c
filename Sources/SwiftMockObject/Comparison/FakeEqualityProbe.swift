/// Finds out whether a `FakeEquatable` type has a `fakeValue` or an `==` of its own.
///
/// A program cannot ask which implementation a type uses, but the default implementations can tell that it was they
/// who were called. They do so only for the type in question: an own `fakeValue` may well be made of those of others.
final class FakeEqualityProbe: @unchecked Sendable {
  // Unchecked: a probe lives in one call of `init(of:)`, and only that call's thread can see it.
  @TaskLocal private static var current: FakeEqualityProbe?

  private let type: Any.Type
  private(set) var reachedDefaultFakeValue = false
  private(set) var reachedDefaultEquality = false

  init<Value: FakeEquatable>(of value: Value) {
    type = Value.self
    Self.$current.withValue(self) {
      _ = value.fakeValue
      _ = value == value
    }
  }

  /// Notes that the default `fakeValue` was called; true if that is all that it was called for.
  static func noteDefaultFakeValue(of type: Any.Type) -> Bool {
    guard let probe = current, probe.type == type else { return false }
    probe.reachedDefaultFakeValue = true
    return true
  }

  /// Notes that the default `==` was called; true if that is all that it was called for.
  static func noteDefaultEquality(of type: Any.Type) -> Bool {
    guard let probe = current, probe.type == type else { return false }
    probe.reachedDefaultEquality = true
    return true
  }
}
