import Foundation

/// Compares two values part by part.
///
/// It has its own stack, so deep values cost memory instead of overflowing the thread's stack.
struct StructuralComparison {
  /// What is left to do.
  ///
  /// The last step that was added runs first.
  enum Step {
    /// Two values.
    case compare(Any, Any, PathArena.Index)
    /// The elements of two lists, from one position on.
    case elements(any ElementList, any ElementList, from: Int, PathArena.Index)
    /// A difference that is already known, to be reported in its turn.
    case report(StructuralMismatch.Kind, PathArena.Index, PathComponent, Any?, Any?)
    /// `==` returned false. When the parts have been compared, there must be a reason for it.
    case justify(Any, Any, PathArena.Index, Progress)
    /// The end of the comparison of two objects.
    case close(ObjectPair, Progress)
    /// The differences found in an unordered container since then are to be sorted.
    case sort(PathArena.Index, from: Int)
  }

  /// How much had been found at some moment.
  struct Progress: Equatable {
    var mismatches = 0
    /// Pairs that count as equal although `==` denies it: NaN and NaN, objects whose `==` is identity.
    var exceptions = 0
  }

  /// Two objects that are compared with each other, by identity.
  struct ObjectPair: Hashable {
    let expected: ObjectIdentifier
    let actual: ObjectIdentifier
  }

  /// The most differences that are collected.
  ///
  /// Nobody reads more.
  static let limit = 1000
  /// After this many elements that were compared one by one, a quick look finds out whether the next ones are equal.
  private static let page = 1024

  /// Whether to stop at the first difference and keep no paths.
  let onlyEquality: Bool
  var mismatches: [StructuralMismatch] = []
  var progress = Progress()
  var steps: [Step] = []
  var paths = PathArena()
  let context: ComparisonContext

  /// For each type, how many nested values, each a part of the one before it, are different according to their `==`.
  var denials: [ObjectIdentifier: Int] = [:]
  /// The places of property wrappers.
  ///
  /// The path to the value inside is the name of the property, without `.wrappedValue`.
  var wrappers: Set<PathArena.Index> = []

  /// Pairs of objects met so far.
  ///
  /// They count as equal, which ends cycles. The value is true once their comparison ended without a finding.
  var pairs: [ObjectPair: Bool] = [:]
  /// Objects made on the way.
  ///
  /// They must live, or others could take over their identity.
  private var kept: [AnyObject] = []

  init(onlyEquality: Bool, context: ComparisonContext = ComparisonContext()) {
    self.onlyEquality = onlyEquality
    self.context = context
  }

  /// Whether no more differences are collected.
  var isFull: Bool { mismatches.count >= (onlyEquality ? 1 : Self.limit) }

  /// Finds the differences between two values; with `onlyEquality`, at most one.
  mutating func run(_ expected: Any?, _ actual: Any?) {
    steps.append(.compare(expected as Any, actual as Any, PathArena.root))
    while let step = steps.popLast() {
      if isFull || context.spendStep() { return }
      perform(step)
    }
  }

  /// Takes one step.
  private mutating func perform(_ step: Step) {
    switch step {
    case .compare(let expected, let actual, let path):
      compare(expected, actual, path)
    case .elements(let expected, let actual, var position, let path):
      if position % Self.page == 0 { position += commonStart(of: expected, actual, after: position) }
      guard position < min(expected.elementCount, actual.elementCount) else { return }
      steps.append(.elements(expected, actual, from: position + 1, path))
      push(expected.element(at: position), actual.element(at: position), path, .index(position))
    case .report(let kind, let path, let component, let expected, let actual):
      report(kind, path, expected, actual, at: component)
    case .justify(let expected, let actual, let path, let before):
      denials[ObjectIdentifier(type(of: expected)), default: 1] -= 1
      if progress == before { report(.alike, path, expected, actual) }
    case .close(let pair, let before):
      pairs[pair] = progress == before
    case .sort(let path, let start):
      sortMismatches(below: path, from: start)
    }
  }

  /// Leaves two parts on the stack, with the path that leads to them.
  mutating func push(
    _ expected: Any, _ actual: Any, _ path: PathArena.Index, _ component: @autoclosure () -> PathComponent?
  ) {
    // Most parts are equal numbers and texts. They need no path and no place on the stack.
    if context.areEqualLeaves(expected, actual) { return }
    guard !onlyEquality, let component = component() else { return steps.append(.compare(expected, actual, path)) }
    steps.append(.compare(expected, actual, paths.extend(path, by: component)))
  }

  /// Adds a difference.
  mutating func report(
    _ kind: StructuralMismatch.Kind, _ path: PathArena.Index, _ expected: Any?, _ actual: Any?,
    at component: PathComponent? = nil
  ) {
    guard !isFull else { return }
    let components = onlyEquality ? [] : paths.components(of: path) + (component.map { [$0] } ?? [])
    progress.mismatches += 1
    mismatches.append(StructuralMismatch(path: components, kind: kind, expected: expected, actual: actual))
  }

  /// Notes a pair of objects.
  ///
  /// - Returns: False if the pair is being compared or has been compared already.
  mutating func open(_ expected: AnyObject, _ actual: AnyObject) -> Bool {
    let pair = ObjectPair(expected: ObjectIdentifier(expected), actual: ObjectIdentifier(actual))
    if let foundNothing = pairs[pair] {
      if !foundNothing { progress.exceptions += 1 }
      return false
    }
    guard !context.isEnclosing(pair) else {
      progress.exceptions += 1
      return false
    }
    pairs[pair] = false
    kept += [expected, actual]
    steps.append(.close(pair, progress))
    return true
  }
}
