extension StructuralComparison {
  /// Compares two lists element by element, after finding out which elements belong together.
  mutating func compareLists(_ expected: Any, _ actual: Any, _ path: PathArena.Index) {
    guard let expected = expected as? any ElementList, let actual = actual as? any ElementList else { return }
    let (count, actualCount) = (expected.elementCount, actual.elementCount)
    if onlyEquality, count != actualCount { return report(.changed, path, expected, actual) }
    // Inside an `==` that was called from here, trials would compare each element twice, and double the work at each level.
    if context.equalityDepth > 0, let areEqual = context.whileAsking(pairs, { expected.isEqual(to: actual) }) {
      if !areEqual { report(.changed, path, expected, actual) }
      return
    }
    // Two lists of one element need no alignment.
    if onlyEquality || (count == 1 && actualCount == 1) {
      return steps.append(.elements(expected, actual, from: 0, path))
    }
    let start = commonStart(of: expected, actual, after: 0)
    var exceptions = 0
    var known: [[Int]: Bool] = [:]
    func areEqual(_ position: Int, _ other: Int) -> Bool {
      if let known = known[[position, other]] { return known }
      let trial = context.trial(expected.element(at: position), actual.element(at: other), while: pairs)
      if trial.areEqual { exceptions += trial.exceptions }
      known[[position, other]] = trial.areEqual
      return trial.areEqual
    }
    let middle = ElementAlignment.middle(
      of: count, actualCount, from: start,
      knownEnd: { start in context.whileAsking(pairs) { expected.commonEnd(with: actual, after: start) } },
      areEqual: areEqual)
    if context.isUsedUp || middle.expected.count + middle.actual.count > ElementAlignment.limit {
      progress.exceptions += exceptions
      return comparePositions(of: expected, actual, from: middle.expected.lowerBound, path)
    }
    let alignment = ElementAlignment(
      expected: middle.expected, actual: middle.actual, areEqual: areEqual,
      resemble: { context.resemble(expected.element(at: $0), actual.element(at: $1)) })
    progress.exceptions += exceptions
    push(alignment, of: expected, actual, path)
  }

  /// How many elements from an offset on are known to be equal after a quick look; the next ones may be equal, too.
  func commonStart(of expected: any ElementList, _ actual: any ElementList, after start: Int) -> Int {
    guard start < min(expected.elementCount, actual.elementCount) else { return 0 }
    return context.whileAsking(pairs) { expected.commonStart(with: actual, after: start) }
  }

  /// Compares two lists by position, when trials would take too long.
  ///
  /// The surplus of the longer list is missing or extra.
  private mutating func comparePositions(
    of expected: any ElementList, _ actual: any ElementList, from start: Int, _ path: PathArena.Index
  ) {
    let common = min(expected.elementCount, actual.elementCount)
    for position in (common..<expected.elementCount).prefix(Self.limit).reversed() {
      steps.append(.report(.missing, path, .index(position), expected.element(at: position), nil))
    }
    for position in (common..<actual.elementCount).prefix(Self.limit).reversed() {
      steps.append(.report(.extra, path, .index(position), nil, actual.element(at: position)))
    }
    steps.append(.elements(expected, actual, from: start, path))
  }

  /// Leaves what an alignment found on the stack, in the order of the positions.
  private mutating func push(
    _ alignment: ElementAlignment, of expected: any ElementList, _ actual: any ElementList, _ path: PathArena.Index
  ) {
    var found: [(position: Int, step: Step)] = []
    for (from, to) in alignment.changed {
      let element = paths.extend(path, by: .index(from))
      found.append((from, .compare(expected.element(at: from), actual.element(at: to), element)))
    }
    for (from, to) in alignment.moved {
      let (element, other) = (expected.element(at: from), actual.element(at: to))
      found.append((from, .report(.moved(to: to), path, .index(from), element, other)))
    }
    for position in alignment.missing {
      found.append((position, .report(.missing, path, .index(position), expected.element(at: position), nil)))
    }
    for position in alignment.extra {
      found.append((position, .report(.extra, path, .index(position), nil, actual.element(at: position))))
    }
    steps += found.sorted { $0.position > $1.position }.map(\.step)
  }

  /// Compares two sets.
  ///
  /// Members that `==` finds in both are equal; the rest is paired by structure.
  mutating func compareSets(_ expected: Any, _ actual: Any, _ path: PathArena.Index) {
    guard let expected = expected as? any ElementSet else { return }
    var (missing, extra) = context.whileAsking(pairs) { expected.members(apartFrom: actual) }
    if onlyEquality, missing.count != extra.count { return report(.changed, path, expected, actual) }
    _ = matchLeftovers(&missing, &extra) { $0 }
    for member in inOrder(missing, by: { $0 }) { report(.missing, path, member, nil) }
    for member in inOrder(extra, by: { $0 }) { report(.extra, path, nil, member) }
  }

  /// Compares two dictionaries: values under equal keys, after pairing keys that are equal by structure only.
  mutating func compareTables(_ expected: Any, _ actual: Any, _ path: PathArena.Index) {
    guard let expected = expected as? any ElementTable else { return }
    var entries = context.whileAsking(pairs) { expected.entries(alignedWith: actual) }
    if onlyEquality, entries.mine.count != entries.others.count { return report(.changed, path, expected, actual) }
    for (mine, other) in matchLeftovers(&entries.mine, &entries.others, by: { $0.key }) {
      entries.common.append((mine.key, mine.value, other.value))
    }
    if !onlyEquality { steps.append(.sort(path, from: mismatches.count)) }
    for (key, value) in inOrder(entries.mine, by: \.key) { report(.missing, path, value, nil, at: .key(key)) }
    for (key, value) in inOrder(entries.others, by: \.key) { report(.extra, path, nil, value, at: .key(key)) }
    for (key, mine, other) in entries.common { push(mine, other, path, .key(key)) }
  }

  /// Finds pairs that are equal by structure but not by `==`, and removes them from both lists.
  ///
  /// If only equality matters, it stops at the first element without a partner.
  private mutating func matchLeftovers<Element>(
    _ expected: inout [Element], _ actual: inout [Element], by value: (Element) -> Any
  ) -> [(Element, Element)] {
    guard !expected.isEmpty, !actual.isEmpty else { return [] }
    var candidates: [Int: [Element]] = [:]
    for element in actual {
      if context.spendStep() { return [] }
      candidates[StructuralFingerprint.of(value(element)), default: []].append(element)
    }
    var pairs: [(Element, Element)] = []
    var unmatched: [Element] = []
    for (position, element) in expected.enumerated() {
      let isOver = context.isUsedUp || (onlyEquality && !unmatched.isEmpty)
      if isOver {
        unmatched += expected[position...]
        break
      }
      let fingerprint = StructuralFingerprint.of(value(element))
      let found = candidates[fingerprint]?.firstIndex { candidate in
        let trial = context.trial(value(element), value(candidate), while: self.pairs)
        if trial.areEqual { progress.exceptions += max(1, trial.exceptions) }
        return trial.areEqual
      }
      if let found, let partner = candidates[fingerprint]?.remove(at: found) {
        pairs.append((element, partner))
      } else {
        unmatched.append(element)
      }
    }
    (expected, actual) = (unmatched, candidates.values.flatMap(\.self))
    return pairs
  }

  /// Sorts the differences in a dictionary by their keys, which have no order of their own.
  mutating func sortMismatches(below path: PathArena.Index, from start: Int) {
    let depth = paths.components(of: path).count
    let keyed = mismatches[start...].map { mismatch -> (mismatch: StructuralMismatch, key: Any?) in
      if case .key(let key) = mismatch.path[depth] { (mismatch, key) } else { (mismatch, nil) }
    }
    mismatches.replaceSubrange(start..., with: inOrder(keyed, by: { $0.key as Any }).map(\.mismatch))
  }

  /// Sorts numbers by size and everything else by text.
  ///
  /// If there are too many to read, the first ones stay as they come.
  private func inOrder<Element>(_ elements: [Element], by value: (Element) -> Any) -> [Element] {
    guard !onlyEquality, elements.count > 1 else { return elements }
    guard elements.count <= 2 * Self.limit, !context.isUsedUp else { return Array(elements.prefix(Self.limit)) }
    let keyed = elements.enumerated().map {
      (element: $1, offset: $0, number: value($1) as? Int, text: shortDescription(of: value($1)))
    }
    return keyed.sorted { left, right in
      if let number = left.number, let other = right.number { return (number, left.offset) < (other, right.offset) }
      return (left.text, left.offset) < (right.text, right.offset)
    }.map(\.element)
  }
}
