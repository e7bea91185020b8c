/// Which elements of an expected list belong to which elements of an actual list.
///
/// Without it, one element that is missing at the start would make all others look changed.
struct ElementAlignment {
  /// Elements at corresponding places that differ.
  var changed: [(expected: Int, actual: Int)] = []
  /// Positions of expected elements that aren't there.
  var missing: [Int] = []
  /// Positions of elements that weren't expected.
  var extra: [Int] = []
  /// Equal elements at places that don't correspond.
  var moved: [(from: Int, to: Int)] = []

  var isEmpty: Bool { changed.isEmpty && missing.isEmpty && extra.isEmpty && moved.isEmpty }

  init(changed: [(expected: Int, actual: Int)], missing: [Int], extra: [Int], moved: [(from: Int, to: Int)]) {
    (self.changed, self.missing, self.extra, self.moved) = (changed, missing, extra, moved)
  }

  /// The length of the middle parts, of both lists together, up to which the shortest difference is searched.
  static let limit = 400

  /// The positions between the equal elements at the starts and the equal elements at the ends of two lists.
  ///
  /// - Parameters:
  ///   - expected: How many elements the expected list has.
  ///   - actual: How many elements the actual list has.
  ///   - start: How many elements at the start are known to be equal.
  ///   - knownEnd: How many elements at the end are known to be equal, after this many at the start.
  ///   - areEqual: Whether the expected element at one position equals the actual element at another.
  static func middle(
    of expected: Int, _ actual: Int, from start: Int = 0, knownEnd: (Int) -> Int = { _ in 0 },
    areEqual: (_ expected: Int, _ actual: Int) -> Bool
  ) -> (expected: Range<Int>, actual: Range<Int>) {
    var start = start
    while start < expected, start < actual, areEqual(start, start) { start += 1 }
    let equalEnd = knownEnd(start)
    var (end, actualEnd) = (expected - equalEnd, actual - equalEnd)
    while end > start, actualEnd > start, areEqual(end - 1, actualEnd - 1) {
      (end, actualEnd) = (end - 1, actualEnd - 1)
    }
    return (start..<end, start..<actualEnd)
  }

  /// Pairs elements by position only, equal or not.
  init(positions expected: Range<Int>, _ actual: Range<Int>) {
    pairByPosition(Array(expected), Array(actual))
  }

  /// Pairs elements by the shortest difference.
  ///
  /// - Parameters:
  ///   - expected: The positions of the expected elements. Those before and after them are equal.
  ///   - actual: The positions of the actual elements.
  ///   - areEqual: Whether the expected element at one position equals the actual element at another.
  ///   - resemble: Whether two unequal elements are alike, so that one may have become the other.
  init(
    expected: Range<Int>, actual: Range<Int>,
    areEqual: (_ expected: Int, _ actual: Int) -> Bool,
    resemble: (_ expected: Int, _ actual: Int) -> Bool
  ) {
    let (middle, actualMiddle) = (Array(expected), Array(actual))
    guard !middle.isEmpty, !actualMiddle.isEmpty else {
      pairByPosition(middle, actualMiddle)
      return
    }
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in actualMiddle.difference(from: middle, by: { areEqual($0, $1) }) {
      switch change {
      case .remove(_, let element, _): removed.insert(element)
      case .insert(_, let element, _): inserted.insert(element)
      }
    }
    let kept = zip(middle.filter { !removed.contains($0) }, actualMiddle.filter { !inserted.contains($0) })
    for from in removed.sorted() {
      if let to = inserted.sorted().first(where: { areEqual(from, $0) }) {
        moved.append((from, to))
        removed.remove(from)
        inserted.remove(to)
      }
    }
    var (gapStart, actualGapStart) = (expected.lowerBound, actual.lowerBound)
    for (keptExpected, keptActual) in Array(kept) + [(expected.upperBound, actual.upperBound)] {
      pair(
        (gapStart..<keptExpected).filter(removed.contains), (actualGapStart..<keptActual).filter(inserted.contains),
        resemble)
      (gapStart, actualGapStart) = (keptExpected + 1, keptActual + 1)
    }
  }

  /// Pairs what lies between two kept elements: in turn if the numbers agree, otherwise each with the next one like
  /// it.
  private mutating func pair(_ expected: [Int], _ actual: [Int], _ resemble: (Int, Int) -> Bool) {
    guard expected.count != actual.count else { return pairByPosition(expected, actual) }
    var rest = actual[...]
    for position in expected {
      if let partner = rest.firstIndex(where: { resemble(position, $0) }) {
        changed.append((position, rest[partner]))
        extra += rest[..<partner]
        rest = rest[(partner + 1)...]
      } else {
        missing.append(position)
      }
    }
    extra += rest
  }

  /// Pairs in turn.
  ///
  /// What is left over is missing or extra.
  private mutating func pairByPosition(_ expected: [Int], _ actual: [Int]) {
    changed += zip(expected, actual).map { (expected: $0, actual: $1) }
    missing += expected.dropFirst(actual.count)
    extra += actual.dropFirst(expected.count)
  }
}
