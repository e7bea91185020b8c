extension StructuralComparison {
  mutating func compareLists(_ expected: Any, _ actual: Any, _ path: PathArena.Index) {
    guard let expected = expected as? any ElementList, let actual = actual as? any ElementList else { return }
    let (count, actualCount) = (expected.elementCount, actual.elementCount)
    if onlyEquality {
      if count != actualCount { return report(.changed, path, expected, actual) }
      return steps.append(.elements(expected, actual, from: 0, path))
    }
    if context.isUsedUp { return push(ElementAlignment(positions: count, actualCount), of: expected, actual, path) }
    var exceptions = 0
    let alignment = ElementAlignment(
      expected: count, actual: actualCount,
      areEqual: { [context] in
        let trial = context.trial(expected.element(at: $0), actual.element(at: $1))
        if trial.areEqual { exceptions += trial.exceptions }
        return trial.areEqual
      },
      resemble: { [context] in context.resemble(expected.element(at: $0), actual.element(at: $1)) })
    progress.exceptions += exceptions
    push(alignment, of: expected, actual, path)
  }

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

  mutating func compareSets(_ expected: Any, _ actual: Any, _ path: PathArena.Index) {
    guard let expected = expected as? any ElementSet else { return }
    var (missing, extra) = expected.members(apartFrom: actual)
    _ = matchLeftovers(&missing, &extra) { $0 }
    for member in missing.sorted(by: precedes) { report(.missing, path, member, nil) }
    for member in extra.sorted(by: precedes) { report(.extra, path, nil, member) }
  }

  mutating func compareTables(_ expected: Any, _ actual: Any, _ path: PathArena.Index) {
    guard let expected = expected as? any ElementTable else { return }
    var entries = expected.entries(alignedWith: actual)
    for (mine, other) in matchLeftovers(&entries.mine, &entries.others, by: { $0.key }) {
      entries.common.append((mine.key, mine.value, other.value))
    }
    if !onlyEquality { steps.append(.sort(path, from: mismatches.count)) }
    for (key, value) in entries.mine { report(.missing, path, value, nil, at: .key(key)) }
    for (key, value) in entries.others { report(.extra, path, nil, value, at: .key(key)) }
    for (key, mine, other) in entries.common { push(mine, other, path, .key(key)) }
  }

  /// Finds pairs that are equal by structure though not by `==`, and takes them out of both lists.
  private mutating func matchLeftovers<Element>(
    _ expected: inout [Element], _ actual: inout [Element], by value: (Element) -> Any
  ) -> [(Element, Element)] {
    guard expected.count <= 50, actual.count <= 50 else { return [] }
    var pairs: [(Element, Element)] = []
    expected.removeAll { element in
      for (index, candidate) in actual.enumerated() {
        let trial = context.trial(value(element), value(candidate))
        guard trial.areEqual else { continue }
        progress.exceptions += max(1, trial.exceptions)
        pairs.append((element, actual.remove(at: index)))
        return true
      }
      return false
    }
    return pairs
  }

  /// Puts what was found in a dictionary in the order of its keys, which have none of their own.
  mutating func sortMismatches(below path: PathArena.Index, from start: Int) {
    let depth = paths.components(of: path).count
    let sorted = mismatches[start...].enumerated().sorted { left, right in
      guard case .key(let key) = left.element.path[depth], case .key(let other) = right.element.path[depth]
      else { return left.offset < right.offset }
      let (text, otherText) = (String(describing: key), String(describing: other))
      return text == otherText ? left.offset < right.offset : precedes(key, other)
    }
    mismatches.replaceSubrange(start..., with: sorted.map(\.element))
  }

  /// Numbers by size, everything else by its text.
  private func precedes(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? Int, let right = right as? Int { return left < right }
    return String(describing: left) < String(describing: right)
  }
}
