extension ValueDescription {
  /// Sets and dictionaries up to this size are put in order before they are written.
  private static let sortableCount = 100

  mutating func append(_ list: any ElementList, depth: Int) {
    appendElements(count: list.elementCount, depth: depth) { $0.append(list.element(at: $1), depth: depth + 1) }
  }

  mutating func append(_ set: any ElementSet, depth: Int) {
    let members = inOrder(set.members(first: Self.sortableCount), set.elementCount) { $0 }
    appendElements(count: set.elementCount, shown: members.count, depth: depth) {
      $0.append(members[$1], depth: depth + 1)
    }
  }

  mutating func append(_ table: any ElementTable, depth: Int) {
    guard table.elementCount > 0 else { return write("[:]") }
    let entries = inOrder(table.entries(first: Self.sortableCount), table.elementCount, by: \.key)
    appendElements(count: table.elementCount, shown: entries.count, depth: depth) {
      $0.append(entries[$1].key, depth: depth + 1)
      $0.write(": ")
      $0.append(entries[$1].value, depth: depth + 1)
    }
  }

  private mutating func appendElements(
    count: Int, shown: Int? = nil, depth: Int, write element: (inout Self, Int) -> Void
  ) {
    guard depth < maximalDepth || count == 0 else { return write("[…]") }
    write("[")
    for position in 0..<count {
      if isFull { return }
      if position > 0 {
        if isNearlyFull || position == (shown ?? count) {
          write(", … \(count - position) more")
          break
        }
        write(", ")
      }
      element(&self, position)
    }
    write("]")
  }
}

/// Elements without an order of their own, in the order of their texts, unless there are too many.
func inOrder<Element>(_ elements: [Element], _ count: Int, by value: (Element) -> Any) -> [Element] {
  guard elements.count == count else { return elements }
  let keyed = elements.map { (value: value($0), text: shortDescription(of: value($0)), element: $0) }
  return keyed.sorted {
    if let left = $0.value as? Int, let right = $1.value as? Int { return left < right }
    return $0.text < $1.text
  }.map(\.element)
}
