/// The message of a failed `checkInvocations`: what is wrong with which call, then both lists side by side.
///
/// Calls are counted from 1, as everywhere in this framework.
struct InvocationListText {
  let text: String

  private static let columnWidth = 44
  private static let shownDetails = 10
  private static let shownRows = 26

  init(_ mismatch: InvocationListMismatch, of mock: String) {
    let details = Self.details(mismatch)
    var lines = [Self.headline(mismatch, mock)]
    lines += details.prefix(Self.shownDetails).map { "  " + $0 }
    if details.count > Self.shownDetails {
      lines.append("  … and \(counted(details.count - Self.shownDetails, "more difference"))")
    }
    lines += [""] + Self.table(mismatch)
    text = lines.joined(separator: "\n")
  }

  private static func headline(_ mismatch: InvocationListMismatch, _ mock: String) -> String {
    let (count, actualCount) = (mismatch.expected.count, mismatch.actual.count)
    if count != actualCount {
      let expected = count == 0 ? "no calls" : counted(count, "call")
      return "\(mock) was expected to note \(expected), but noted \(actualCount == 0 ? "none" : "\(actualCount)")."
    }
    return "\(mock) noted \(counted(actualCount, "call")), as many as expected, but they differ."
  }

  /// A sentence for each difference, in the order of the calls.
  private static func details(_ mismatch: InvocationListMismatch) -> [String] {
    let (alignment, expected, actual) = (mismatch.alignment, mismatch.expected, mismatch.actual)
    var found: [(position: Int, text: String)] = []
    for ((position, other), differences) in zip(alignment.changed, mismatch.details) {
      let shift = position == other ? "" : " (expected as call \(position + 1))"
      for difference in differences.prefix(5).map(StructuralDifference.init) {
        found.append((other, "call \(other + 1)\(shift), \(difference)"))
      }
    }
    for position in alignment.missing {
      found.append((position, "call \(position + 1) is missing: \(shortDescription(of: expected[position]))"))
    }
    for position in alignment.extra {
      found.append((position, "call \(position + 1) was not expected: \(shortDescription(of: actual[position]))"))
    }
    for (from, to) in alignment.moved {
      let call = shortDescription(of: actual[to])
      found.append((to, "call \(to + 1) was expected as call \(from + 1): \(call)"))
    }
    let sorted = found.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
    return sorted.map(\.element.text)
  }

  private static func table(_ mismatch: InvocationListMismatch) -> [String] {
    let rows = InvocationRow.rows(mismatch)
    let cell = { (calls: [Any], position: Int?) -> String in
      guard let position else { return "" }
      return "\(position + 1). \(shortDescription(of: calls[position], limit: columnWidth))"
    }
    let cells = rows.map { (cell(mismatch.expected, $0.expected), cell(mismatch.actual, $0.actual)) }
    let width = max("expected".count, cells.map(\.0.count).max() ?? 0)
    let line = { (mark: String, left: String, right: String) -> String in
      right.isEmpty ? "  \(mark) \(left)" : "  \(mark) \(left.padded(to: width))  \(right)"
    }
    var lines = [line(" ", "expected", "noted")]
    var unchanged: [String] = []
    func fold() {
      lines +=
        unchanged.count > 4
        ? [unchanged[0], "    … \(unchanged.count - 2) equal", unchanged[unchanged.count - 1]] : unchanged
      unchanged = []
    }
    for (row, cell) in zip(rows, cells) {
      let text = line(row.mark, cell.0, cell.1)
      if row.mark == " " {
        unchanged.append(text)
      } else {
        fold()
        lines.append(text)
      }
    }
    fold()
    let rest = lines.count - shownRows
    return rest > 0 ? lines.prefix(shownRows) + ["    … \(counted(rest, "more row"))"] : lines
  }
}

/// One line of two lists side by side.
struct InvocationRow: Equatable {
  let expected: Int?
  let actual: Int?
  /// A blank for equal calls, `≠` for different ones, `-` for a missing call and `+` for an unexpected one.
  let mark: String

  /// The rows of two lists: the expected calls in their order, and the actual calls in theirs.
  static func rows(_ mismatch: InvocationListMismatch) -> [InvocationRow] {
    let alignment = mismatch.alignment
    let onlyExpected = Set(alignment.missing + alignment.moved.map(\.from))
    let onlyActual = Set(alignment.extra + alignment.moved.map(\.to))
    let changed = Set(alignment.changed.map(\.expected))
    var rows: [InvocationRow] = []
    var (position, other) = (0, 0)
    while position < mismatch.expected.count || other < mismatch.actual.count {
      if onlyExpected.contains(position) {
        rows.append(InvocationRow(expected: position, actual: nil, mark: "-"))
        position += 1
      } else if onlyActual.contains(other) {
        rows.append(InvocationRow(expected: nil, actual: other, mark: "+"))
        other += 1
      } else {
        rows.append(InvocationRow(expected: position, actual: other, mark: changed.contains(position) ? "≠" : " "))
        (position, other) = (position + 1, other + 1)
      }
    }
    return rows
  }
}
