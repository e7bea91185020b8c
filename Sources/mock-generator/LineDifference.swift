/// The difference between two texts, line by line, as `diff -u` shows it.
enum LineDifference {
  /// A line of either text, with the sign that `diff -u` puts before it.
  private struct Line {
    var sign: Character
    var text: Substring
    /// The numbers of lines before this one, in the old and in the new text.
    var old: Int
    var new: Int
  }

  /// The hunks, with three unchanged lines around each; empty when the texts are equal.
  static func text(from old: String, to new: String) -> String {
    let lines = merged(split(old), split(new))
    let changed = lines.indices.filter { lines[$0].sign != " " }
    var hunks: [Range<Int>] = []
    for index in changed {
      let around = max(0, index - 3)..<min(lines.count, index + 4)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks.map { hunk(lines[$0]) }.joined()
  }

  private static func split(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Both texts in one list, removed lines before added ones.
  private static func merged(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(Line(sign: "-", text: old[i], old: i, new: j))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        lines.append(Line(sign: "+", text: new[j], old: i, new: j))
        j += 1
      } else {
        lines.append(Line(sign: " ", text: old[i], old: i, new: j))
        i += 1
        j += 1
      }
    }
    return lines
  }

  /// One hunk with its head, such as `@@ -3,7 +3,8 @@`.
  private static func hunk(_ lines: ArraySlice<Line>) -> String {
    guard let first = lines.first else { return "" }
    let oldCount = lines.count { $0.sign != "+" }
    let newCount = lines.count { $0.sign != "-" }
    let head =
      "@@ -\(oldCount == 0 ? first.old : first.old + 1),\(oldCount) "
      + "+\(newCount == 0 ? first.new : first.new + 1),\(newCount) @@\n"
    return head + lines.map { "\($0.sign)\($0.text)\n" }.joined()
  }
}
