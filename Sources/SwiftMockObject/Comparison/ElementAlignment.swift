/// Which elements of an expected list belong to which elements of an actual one.
struct ElementAlignment {
  /// Elements that stand for each other and differ.
  var changed: [(expected: Int, actual: Int)] = []
  var missing: [Int] = []
  var extra: [Int] = []
  /// Equal elements at positions that do not correspond.
  var moved: [(from: Int, to: Int)] = []

  var isEmpty: Bool { changed.isEmpty && missing.isEmpty && extra.isEmpty && moved.isEmpty }

  init(changed: [(expected: Int, actual: Int)], missing: [Int], extra: [Int], moved: [(from: Int, to: Int)]) {
    (self.changed, self.missing, self.extra, self.moved) = (changed, missing, extra, moved)
  }

  /// The longest middle parts, of both lists together, that are searched for the shortest difference.
  static let limit = 400

  /// The positions between the equal elements at the starts of two lists and those at their ends.
  ///
  /// - Parameters:
  ///   - start: how many elements at the start are known to be equal.
  ///   - knownEnd: how many at the end are, when so many at the start are.
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

  /// Pairs elements by their positions alone, whether they are equal or not.
  init(positions expected: Range<Int>, _ actual: Range<Int>) {
    pairByPosition(Array(expected), Array(actual))
  }

  /// - Parameters:
  ///   - expected: the positions of the expected elements; those before them and after them are equal.
  ///   - areEqual: whether the expected element at one position equals the actual one at another.
  ///   - resemble: whether two unequal elements are of a kind, so that one may have become the other.
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

  /// Pairs what lies between two kept elements: all in turn if the numbers agree, otherwise each with the next like it.
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

  private mutating func pairByPosition(_ expected: [Int], _ actual: [Int]) {
    changed += zip(expected, actual).map { (expected: $0, actual: $1) }
    missing += expected.dropFirst(actual.count)
    extra += actual.dropFirst(expected.count)
  }
}
