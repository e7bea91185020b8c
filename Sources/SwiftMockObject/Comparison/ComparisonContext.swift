/// What a comparison shares with the trials that it makes: comparisons on the side, to find out which elements of two
/// collections belong together.
///
/// Trials repeat work, within trials even more so. There is a budget for all of them together; when it is used up, the
/// elements of lists are compared by their positions, and what has not been tried counts as different.
///
/// It is also there for the `==` of a user's type, which may come back here by the `==` of a ``FakeEquatable`` part.
final class ComparisonContext: @unchecked Sendable {
  // Unchecked: it is used by one call of `==` and by what that calls in turn, all on one thread.
  @TaskLocal static var current: ComparisonContext?

  /// The objects that are being compared further out, while `==` is asked.
  private var enclosing: [[StructuralComparison.ObjectPair: Bool]] = []
  private var traits: [ObjectIdentifier: TypeTraits] = [:]
  private var budget = 100_000
  private var depth = 0

  private static let maximalDepth = 8

  var isUsedUp: Bool { budget <= 0 }

  /// Counts one step if it is part of a trial; whether the trial must end.
  func spendStep() -> Bool {
    guard depth > 0 else { return false }
    budget -= 1
    return isUsedUp
  }

  /// Compares two values on the side.
  func trial(_ expected: Any, _ actual: Any) -> (areEqual: Bool, exceptions: Int) {
    if areEqualLeaves(expected, actual) { return (true, 0) }
    guard !isUsedUp, depth < Self.maximalDepth else { return (false, 0) }
    depth += 1
    defer { depth -= 1 }
    var comparison = StructuralComparison(onlyEquality: true, context: self)
    comparison.run(expected, actual)
    return (comparison.mismatches.isEmpty && !isUsedUp, comparison.progress.exceptions)
  }

  /// Whether both are equal values of one type that has no parts of interest.
  func areEqualLeaves(_ expected: Any, _ actual: Any) -> Bool {
    guard type(of: expected) == type(of: actual), let equatable = traits(of: expected).leaf else { return false }
    return areEqual(equatable, expected, actual)
  }

  /// What `==` says.
  func areEqual(
    _ type: any Equatable.Type, _ expected: Any, _ actual: Any, while pairs: [StructuralComparison.ObjectPair: Bool]
  ) -> Bool {
    enclosing.append(pairs)
    defer { enclosing.removeLast() }
    return Self.$current.withValue(self) { areEqual(type, expected, actual) }
  }

  func isEnclosing(_ pair: StructuralComparison.ObjectPair) -> Bool {
    enclosing.contains { $0[pair] != nil }
  }

  private func areEqual<E: Equatable>(_ type: E.Type, _ expected: Any, _ actual: Any) -> Bool {
    guard let expected = expected as? E, let actual = actual as? E else { return false }
    return expected == actual
  }

  func traits(of value: Any) -> TypeTraits {
    let key = ObjectIdentifier(type(of: value))
    if let known = traits[key] { return known }
    let found = TypeTraits(of: value)
    traits[key] = found
    return found
  }

  /// Whether one of two unequal values may have become the other: the same type and, for an enum, the same case.
  func resemble(_ expected: Any, _ actual: Any) -> Bool {
    guard type(of: expected) == type(of: actual) else { return false }
    guard traits(of: expected).shape == .enumeration else { return true }
    return Structure.caseName(of: expected) == Structure.caseName(of: actual)
  }
}
