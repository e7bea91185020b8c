/// What a comparison shares with its trials.
///
/// A trial is a comparison on the side, to find out which elements of two collections belong together. Trials that
/// fail are wasted work, so all of them share a budget. When it is used up, the elements of lists are compared by
/// position, and everything untried counts as different. The search for differences also ends after a while, because
/// a failing test should fail soon.
///
/// The context also serves the `==` of user types, which may come back here through the `==` of a ``FakeEquatable``
/// part.
final class ComparisonContext: @unchecked Sendable {
  // Unchecked: it is used by one call of `==` and by what that calls in turn, all on one thread.
  @TaskLocal static var current: ComparisonContext?

  /// The objects that are being compared further out, while `==` is called or a trial runs.
  private var enclosing: [[StructuralComparison.ObjectPair: Bool]] = []
  /// What has been looked up already.
  ///
  /// It saves the lock of the process-wide table.
  private var traits: [ObjectIdentifier: TypeTraits] = [:]
  /// When trials end, and when everything ends.
  private let deadlines: (trials: Double, all: Double)?
  private var isLate = false
  private var isOver = false
  /// All steps so far, and the steps of trials that failed.
  private var steps = 0
  private var wastedSteps = 0
  private var depth = 0
  /// How many calls of `==` that this comparison has made are running.
  private(set) var equalityDepth = 0

  private static let budget = 300_000
  private static let maximalDepth = 64

  /// Makes a context.
  ///
  /// - Parameter seconds: After how long trials are no longer made, and differences no longer searched. Nil for a
  ///   comparison that decides, which must not depend on time.
  init(seconds: (trials: Double, all: Double)? = nil) {
    let now = processorSeconds()
    deadlines = seconds.map { (now + $0.trials, now + $0.all) }
  }

  /// Whether no more trials are made.
  var isUsedUp: Bool { isLate || wastedSteps >= Self.budget }

  /// Counts one step.
  ///
  /// - Returns: Whether the comparison must end.
  func spendStep() -> Bool {
    steps += 1
    if steps & 63 == 0, let deadlines {
      let now = processorSeconds()
      (isLate, isOver) = (now > deadlines.trials, now > deadlines.all)
    }
    return isOver || (depth > 0 && isUsedUp)
  }

  /// Compares two values on the side.
  ///
  /// - Parameter pairs: The objects whose comparison is under way, which count as equal.
  /// - Returns: Whether they are equal, and how many pairs count as equal although `==` denies it.
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

  /// Whether both are equal values of one type without parts of interest.
  ///
  /// Most parts of most values are.
  func areEqualLeaves(_ expected: Any, _ actual: Any) -> Bool {
    guard type(of: expected) == type(of: actual), let equatable = traits(of: expected).leaf else { return false }
    return areEqual(equatable, expected, actual)
  }

  /// Runs code that may call `==` of user types, which may come back to this comparison.
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

  /// Whether `==` of a type says that two values are equal.
  func areEqual(
    _ type: any Equatable.Type, _ expected: Any, _ actual: Any, while pairs: [StructuralComparison.ObjectPair: Bool]
  ) -> Bool {
    whileAsking(pairs) { areEqual(type, expected, actual) }
  }

  /// Whether a pair of objects is being compared further out.
  func isEnclosing(_ pair: StructuralComparison.ObjectPair) -> Bool {
    enclosing.contains { $0[pair] != nil }
  }

  /// Calls `==` with the values as their type.
  private func areEqual<E: Equatable>(_ type: E.Type, _ expected: Any, _ actual: Any) -> Bool {
    guard let expected = expected as? E, let actual = actual as? E else { return false }
    return SwiftMockObject.areEqual(expected, actual)
  }

  /// What is known of a value's type.
  func traits(of value: Any) -> TypeTraits {
    let key = ObjectIdentifier(type(of: value))
    if let known = traits[key] { return known }
    let found = TypeTraits.of(value)
    traits[key] = found
    return found
  }

  /// Whether one of two unequal values may have become the other: they have the same type and, for an enum, the same
  /// case.
  func resemble(_ expected: Any, _ actual: Any) -> Bool {
    guard type(of: expected) == type(of: actual) else { return false }
    guard traits(of: expected).shape == .enumeration else { return true }
    return Structure.caseName(of: expected) == Structure.caseName(of: actual)
  }
}
