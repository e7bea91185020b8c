/// Two texts line by line: lines that only the expected text has, lines that only the actual text has, and lines that
/// both have.
struct LineDiff {
  /// A line with its mark: `-` if only the expected text has it, `+` if only the actual text does, a blank if both
  /// do.
  struct Row: Equatable {
    let mark: Character
    let line: String
  }

  let rows: [Row]

  /// How many lines are searched for the shortest difference.
  ///
  /// Longer texts are shown as removed and added.
  private static let searchable = 2000
  /// How many lines are shown in all, and in one run of changes.
  private static let shown = 60
  private static let shownRun = 20
  private static let longestLine = 120

  init(expected: [String], actual: [String]) {
    let start = zip(expected, actual).prefix { $0 == $1 }.count
    let end = zip(expected.dropFirst(start).reversed(), actual.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (middle, actualMiddle) = (expected[start...].dropLast(end), actual[start...].dropLast(end))
    let both = { (lines: ArraySlice<String>) in lines.map { Row(mark: " ", line: $0) } }
    rows = both(expected[..<start]) + Self.rows(Array(middle), Array(actualMiddle)) + both(expected.suffix(end))
  }

  /// The rows of the middle part, in which the texts differ.
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

  /// The position of a removed or inserted line.
  private static func offset(of change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }

  /// The rows as text.
  ///
  /// Runs of unchanged lines are folded to a count, except for one line next to each change. Long runs of changed
  /// lines are cut.
  var text: String {
    let rows = withShortLines
    var lines: [String] = []
    var position = 0
    while position < rows.count {
      let mark = rows[position].mark
      let run = rows[position...].prefix { $0.mark == mark }
      position = run.endIndex
      lines += mark == " " ? fold(run) : cut(run)
    }
    let rest = lines.count - Self.shown
    if rest > 0 { lines = lines.prefix(Self.shown) + ["  … \(rest) more lines"] }
    return lines.joined(separator: "\n")
  }

  /// The rows with long lines cut to the part where the expected line and the actual line differ.
  private var withShortLines: [Row] {
    var short = rows
    var position = 0
    while position < rows.count {
      let removed = rows[position...].prefix { $0.mark == "-" }
      let inserted = rows[removed.endIndex...].prefix { $0.mark == "+" }
      for (expected, actual) in zip(removed.indices, inserted.indices) {
        let lines = (rows[expected].line, rows[actual].line)
        guard max(lines.0.count, lines.1.count) > Self.longestLine else { continue }
        let common = zip(lines.0, lines.1).prefix { $0 == $1 }.count
        short[expected] = Row(mark: "-", line: Self.cut(lines.0, around: common))
        short[actual] = Row(mark: "+", line: Self.cut(lines.1, around: common))
      }
      position = max(inserted.endIndex, position + 1)
    }
    return short.map { Row(mark: $0.mark, line: Self.cut($0.line, around: 0)) }
  }

  /// A line, or the part of a long line around a place, with the line's indentation.
  private static func cut(_ line: String, around place: Int) -> String {
    guard line.count > longestLine else { return line }
    let indent = line.prefix { $0 == " " }
    let start = max(indent.count, place - 20)
    let part = line.dropFirst(start)
    let length = place > 0 ? 60 : longestLine - start
    return indent + (start > indent.count ? "…" : "") + part.prefix(length) + (part.count > length ? "…" : "")
  }

  /// Folds a run of unchanged lines.
  private func fold(_ run: ArraySlice<Row>) -> [String] {
    let lines = run.map { "  " + $0.line }
    guard lines.count > 3 else { return lines }
    let indent = lines[1].prefix { $0 == " " }
    return [lines[0], "\(indent)… \(lines.count - 2) unchanged", lines[lines.count - 1]]
  }

  /// Cuts a long run of changed lines.
  private func cut(_ run: ArraySlice<Row>) -> [String] {
    let lines = run.map { "\($0.mark) \($0.line)" }
    guard lines.count > Self.shownRun else { return lines }
    let shown = lines.prefix(Self.shownRun - 1)
    return shown + ["\(shown.last?.prefix { "-+ ".contains($0) } ?? "")… \(lines.count - shown.count) more"]
  }
}

/// Where the structures of two values differ, as lines marked `-` for the expected and `+` for the actual value.
///
/// ```text
///   Payment(
/// -   receiver: "landlord",
/// +   receiver: "casino",
///     … 1 unchanged
///   )
/// ```
func lineDiff(expected: Any?, actual: Any?) -> String {
  if let text = flattened(expected) as? String, let other = flattened(actual) as? String,
    max(text.utf8.count, other.utf8.count) > hugeText
  {
    let (lines, otherLines) = linesAround(commonLength(text.utf8, other.utf8), in: text, other)
    return LineDiff(expected: lines, actual: otherLines).text
  }
  var (lines, actualLines) = (ValueTree(expected).lines, ValueTree(actual).lines)
  if (lines.count > 1) != (actualLines.count > 1) {
    lines = ValueTree(expected, unfolded: true).lines
    actualLines = ValueTree(actual, unfolded: true).lines
  }
  let diff = LineDiff(expected: lines, actual: actualLines)
  guard lines == actualLines else { return diff.text }
  return diff.text + "\n" + (sameLooks(expected, actual) ?? "")
}

/// The size in bytes above which only the part of a text around the first difference is laid out.
private let hugeText = 200_000

/// The lines of two huge texts around the byte where they first differ.
private func linesAround(_ byte: Int, in text: String, _ other: String) -> ([String], [String]) {
  func lines(_ text: String) -> [String] {
    let shown = 10_000
    let place = text.utf8.index(text.startIndex, offsetBy: byte)
    var start = text.utf8.index(place, offsetBy: -120, limitedBy: text.startIndex) ?? text.startIndex
    // From the start of a line, if one is near.
    if let line = text.utf8[start..<place].lastIndex(of: UInt8(ascii: "\n")) { start = text.utf8.index(after: line) }
    let end = text.utf8.index(start, offsetBy: shown, limitedBy: text.endIndex) ?? text.endIndex
    let part = String(decoding: text.utf8[start..<end], as: UTF8.self)
    let lines = part.split(separator: "\n", omittingEmptySubsequences: false).map { escapingInvisible(String($0)) }
    let first = start == text.startIndex ? "" : "… \(text.utf8.distance(from: text.startIndex, to: start)) bytes alike"
    return (first.isEmpty ? [] : [first]) + (end == text.endIndex ? lines : lines + ["…"])
  }
  return (lines(text), lines(other))
}

/// Why two values that print alike may still differ.
private func sameLooks(_ expected: Any?, _ actual: Any?) -> String? {
  guard let expected = flattened(expected), let actual = flattened(actual) else { return nil }
  let (name, other) = (String(reflecting: type(of: expected)), String(reflecting: type(of: actual)))
  if name != other { return "(both print alike; the expected one is of type \(name), the actual one of type \(other))" }
  return "(both print alike; what makes them differ is not shown)"
}
