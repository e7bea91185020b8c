/// Finds out whether a `FakeEquatable` type has a `fakeValue` or an `==` of its own.
///
/// A program can't ask which implementation a type uses. But the default implementations can note that they were
/// called. They do so only for the type in question, because a type's own `fakeValue` may use those of others.
final class FakeEqualityProbe: @unchecked Sendable {
  // Unchecked: a probe lives in one call of `run(on:)`, and only that call's thread can see it.
  @TaskLocal private static var current: FakeEqualityProbe?

  /// What was found out about a type.
  struct Finding: Sendable {
    /// The type has a `fakeValue` of its own, which then decides alone.
    let hasOwnFakeValue: Bool
    let hasOwnEquality: Bool
  }

  private static let findings = Locked<[ObjectIdentifier: Finding]>([:])

  /// The type that is being probed.
  private let type: Any.Type
  private var reachedDefaultFakeValue = false
  private var reachedDefaultEquality = false

  private init(_ type: Any.Type) {
    self.type = type
  }

  /// What the type of a value does; nil if it is not `FakeEquatable`.
  static func finding(for value: Any) -> Finding? {
    let key = ObjectIdentifier(Swift.type(of: value))
    if let known = findings.withLock({ $0[key] }) { return known }
    // The cast alone would look into an optional, and what is found there is no finding about the optional.
    guard Swift.type(of: value) is any FakeEquatable.Type, let fake = value as? any FakeEquatable else { return nil }
    let finding = run(on: fake)
    findings.withLock { $0[key] = finding }
    return finding
  }

  /// Calls both members of a value, and looks which default was reached.
  private static func run<Value: FakeEquatable>(on value: Value) -> Finding {
    let probe = FakeEqualityProbe(Value.self)
    $current.withValue(probe) {
      _ = value.fakeValue
      _ = value == value
    }
    return Finding(
      hasOwnFakeValue: !probe.reachedDefaultFakeValue, hasOwnEquality: !probe.reachedDefaultEquality)
  }

  /// Notes that the default `fakeValue` was called.
  ///
  /// Returns true if it was called only to find that out.
  static func noteDefaultFakeValue(of type: Any.Type) -> Bool {
    guard let probe = current, probe.type == type else { return false }
    probe.reachedDefaultFakeValue = true
    return true
  }

  /// Notes that the default `==` was called.
  ///
  /// Returns true if it was called only to find that out.
  static func noteDefaultEquality(of type: Any.Type) -> Bool {
    guard let probe = current, probe.type == type else { return false }
    probe.reachedDefaultEquality = true
    return true
  }
}
