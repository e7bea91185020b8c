/// Two texts line by line: what only the expected one has, what only the actual one has, and what both have in between.
struct LineDiff {
  /// A line and who has it: `-` the expected text alone, `+` the actual one alone, a blank both.
  struct Row: Equatable {
    let mark: Character
    let line: String
  }

  let rows: [Row]

  /// The most lines that are searched for the shortest difference, and the most that are shown.
  private static let searchable = 2000
  private static let shown = 60

  init(expected: [String], actual: [String]) {
    let start = zip(expected, actual).prefix { $0 == $1 }.count
    let end = zip(expected.dropFirst(start).reversed(), actual.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (middle, actualMiddle) = (expected[start...].dropLast(end), actual[start...].dropLast(end))
    let both = { (lines: ArraySlice<String>) in lines.map { Row(mark: " ", line: $0) } }
    rows = both(expected[..<start]) + Self.rows(Array(middle), Array(actualMiddle)) + both(expected.suffix(end))
  }

  private static func rows(_ expected: [String], _ actual: [String]) -> [Row] {
    var removed = Set(expected.indices)
    var inserted = Set(actual.indices)
    if expected.count + actual.count <= searchable {
      let changes = actual.difference(from: expected)
      removed = Set(changes.removals.map(offset))
      inserted = Set(changes.insertions.map(offset))
    }
    var rows: [Row] = []
    var (position, other) = (0, 0)
    while position < expected.count || other < actual.count {
      if removed.contains(position) {
        rows.append(Row(mark: "-", line: expected[position]))
        position += 1
      } else if inserted.contains(other) {
        rows.append(Row(mark: "+", line: actual[other]))
        other += 1
      } else {
        rows.append(Row(mark: " ", line: expected[position]))
        (position, other) = (position + 1, other + 1)
      }
    }
    return rows
  }

  private static func offset(of change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }

  /// The rows, with runs of unchanged lines folded to a count, except for one line next to each change.
  var text: String {
    var lines: [String] = []
    var folded: ArraySlice<Row> = []
    func unfold() {
      if folded.count == 1 { lines.append("  " + folded[folded.startIndex].line) }
      if folded.count > 1, let first = folded.first {
        lines.append("  \(first.line.prefix { $0 == " " })… \(folded.count) unchanged")
      }
      folded = []
    }
    for (position, row) in rows.enumerated() {
      let neighbours = rows[max(0, position - 1)...min(rows.count - 1, position + 1)]
      if position == 0 || position == rows.count - 1 || neighbours.contains(where: { $0.mark != " " }) {
        unfold()
        lines.append("\(row.mark) \(row.line)")
      } else {
        folded.append(row)
      }
    }
    unfold()
    let rest = lines.count - Self.shown
    if rest > 0 { lines = lines.prefix(Self.shown) + ["  … \(rest) more lines"] }
    return lines.joined(separator: "\n")
  }
}

/// Where the structures of two values differ, as lines marked with `-` for the expected and `+` for the actual value.
func lineDiff(expected: Any?, actual: Any?) -> String {
  let (lines, actualLines) = (ValueTree(expected).lines, ValueTree(actual).lines)
  let diff = LineDiff(expected: lines, actual: actualLines)
  guard lines == actualLines else { return diff.text }
  return diff.text + "\n" + (sameLooks(expected, actual) ?? "")
}

/// Why two values that print alike may be different after all.
private func sameLooks(_ expected: Any?, _ actual: Any?) -> String? {
  guard let expected = flattened(expected), let actual = flattened(actual) else { return nil }
  let (name, other) = (String(reflecting: type(of: expected)), String(reflecting: type(of: actual)))
  if name != other { return "(both print alike; the expected one is of type \(name), the actual one of type \(other))" }
  return "(both print alike; what makes them differ is not shown)"
}
