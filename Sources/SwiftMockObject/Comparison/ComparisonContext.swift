/// What a comparison shares with the trials that it makes: comparisons on the side, to find out which elements of two
/// collections belong together.
///
/// Trials that fail are work for nothing. There is a budget for all of them together; when it is used up, the elements of
/// lists are compared by their positions, and what has not been tried counts as different. The search for differences ends
/// after a while too, because a failing test should fail soon, whatever it is about.
///
/// It is also there for the `==` of a user's type, which may come back here by the `==` of a ``FakeEquatable`` part.
final class ComparisonContext: @unchecked Sendable {
  // Unchecked: it is used by one call of `==` and by what that calls in turn, all on one thread.
  @TaskLocal static var current: ComparisonContext?

  /// The objects that are being compared further out, while `==` is asked or a trial is made.
  private var enclosing: [[StructuralComparison.ObjectPair: Bool]] = []
  /// What has been looked up, which saves the lock of the process.
  private var traits: [ObjectIdentifier: TypeTraits] = [:]
  /// When trials end, and when all ends.
  private let deadlines: (trials: Double, all: Double)?
  private var isLate = false
  private var isOver = false
  /// All steps so far, and those that trials which failed have taken.
  private var steps = 0
  private var wastedSteps = 0
  private var depth = 0
  /// How many calls of `==` that this comparison has made are under way.
  private(set) var equalityDepth = 0

  private static let budget = 300_000
  private static let maximalDepth = 64

  /// - Parameter seconds: After how much time trials are no longer made, and differences no longer searched; nil for a
  ///   comparison that decides.
  init(seconds: (trials: Double, all: Double)? = nil) {
    let now = processorSeconds()
    deadlines = seconds.map { (now + $0.trials, now + $0.all) }
  }

  var isUsedUp: Bool { isLate || wastedSteps >= Self.budget }

  /// Counts one step; whether the comparison must end.
  func spendStep() -> Bool {
    steps += 1
    if steps & 63 == 0, let deadlines {
      let now = processorSeconds()
      (isLate, isOver) = (now > deadlines.trials, now > deadlines.all)
    }
    return isOver || (depth > 0 && isUsedUp)
  }

  /// Compares two values on the side, while pairs of objects are being compared.
  func trial(
    _ expected: Any, _ actual: Any, while pairs: [StructuralComparison.ObjectPair: Bool] = [:]
  ) -> (areEqual: Bool, exceptions: Int) {
    if spendStep() || isUsedUp { return (false, 0) }
    if areEqualLeaves(expected, actual) { return (true, 0) }
    guard depth < Self.maximalDepth else { return (false, 0) }
    depth += 1
    enclosing.append(pairs)
    defer {
      enclosing.removeLast()
      depth -= 1
    }
    let (start, wastedBefore) = (steps, wastedSteps)
    var comparison = StructuralComparison(onlyEquality: true, context: self)
    comparison.run(expected, actual)
    let areEqual = comparison.mismatches.isEmpty && !isUsedUp
    if !areEqual { wastedSteps = wastedBefore + steps - start }
    return (areEqual, comparison.progress.exceptions)
  }

  /// Whether both are equal values of one type that has no parts of interest.
  func areEqualLeaves(_ expected: Any, _ actual: Any) -> Bool {
    guard type(of: expected) == type(of: actual), let equatable = traits(of: expected).leaf else { return false }
    return areEqual(equatable, expected, actual)
  }

  /// Runs what may ask users' types with `==`, which may come back to this comparison.
  func whileAsking<Result>(
    _ pairs: [StructuralComparison.ObjectPair: Bool], _ body: () -> Result
  ) -> Result {
    enclosing.append(pairs)
    equalityDepth += 1
    defer {
      enclosing.removeLast()
      equalityDepth -= 1
    }
    return Self.$current.withValue(self, operation: body)
  }

  /// What `==` says.
  func areEqual(
    _ type: any Equatable.Type, _ expected: Any, _ actual: Any, while pairs: [StructuralComparison.ObjectPair: Bool]
  ) -> Bool {
    whileAsking(pairs) { areEqual(type, expected, actual) }
  }

  func isEnclosing(_ pair: StructuralComparison.ObjectPair) -> Bool {
    enclosing.contains { $0[pair] != nil }
  }

  private func areEqual<E: Equatable>(_ type: E.Type, _ expected: Any, _ actual: Any) -> Bool {
    guard let expected = expected as? E, let actual = actual as? E else { return false }
    return SwiftMockObject.areEqual(expected, actual)
  }

  func traits(of value: Any) -> TypeTraits {
    let key = ObjectIdentifier(type(of: value))
    if let known = traits[key] { return known }
    let found = TypeTraits.of(value)
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
