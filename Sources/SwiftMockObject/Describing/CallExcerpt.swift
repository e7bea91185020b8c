/// The part of a history that a message has room for: the calls around those that it is about.
///
/// Neighbors that look alike are one row.
struct CallExcerpt {
  /// How a call looks, apart from its number.
  struct Line: Equatable {
    var mark = " "
    let text: String
    var endings: [String?] = []
  }

  /// Calls next to each other that look alike.
  private struct Row {
    let number: Int
    var count: Int
    let line: Line
    var last: RecordedCall
    var hasAnchor: Bool

    var end: Int { number + count }
  }

  /// How many calls are looked at.
  private static let searched = 500

  private let rows: [Row]
  private let shown: Set<Int>
  private let total: Int

  /// - Parameters:
  ///   - anchors: The calls that the message is about; if there are none, the first call and the last one.
  ///   - limit: The most rows, apart from those that say how many calls are left out.
  init(_ history: CallHistory, around anchors: [RecordedCall], limit: Int, line: (RecordedCall) -> Line) {
    let anchors = anchors.isEmpty ? history.ends : anchors
    let marked = Set(anchors.map(\.sequenceNumber))
    var rows: [Row] = []
    for (number, call) in history.calls(around: anchors, limit: Self.searched) {
      let isAnchor = marked.contains(call.sequenceNumber)
      let line = line(call)
      if let row = rows.last, row.end == number, row.line == line {
        rows[rows.count - 1].count += 1
        rows[rows.count - 1].last = call
        rows[rows.count - 1].hasAnchor = row.hasAnchor || isAnchor
      } else {
        rows.append(Row(number: number, count: 1, line: line, last: call, hasAnchor: isAnchor))
      }
    }
    self.rows = rows
    total = history.count
    shown = Self.choice(rows, total, limit)
  }

  /// The indexes of the rows nearest to those that the message is about.
  private static func choice(_ rows: [Row], _ total: Int, _ limit: Int) -> Set<Int> {
    let anchors = rows.indices.filter { rows[$0].hasAnchor }
    let nearest = rows.indices.map { index in
      (distance: anchors.map { abs($0 - index) }.min() ?? index, index: index)
    }.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    var chosen = Set(nearest.prefix(limit).map(\.index))
    // Saying that one row is left out takes as much room as the row.
    for index in rows.indices where !chosen.contains(index) {
      let isAfter =
        index == 0 ? rows[index].number == 1 : chosen.contains(index - 1) && rows[index - 1].end == rows[index].number
      let isBefore =
        index + 1 == rows.count
        ? rows[index].end > total : chosen.contains(index + 1) && rows[index].end == rows[index + 1].number
      if isAfter && isBefore { chosen.insert(index) }
    }
    return chosen
  }

  /// The rows, and between them how many calls are left out.
  ///
  /// - Parameter remark: What else to say about the last call of a row.
  func lines(remark: (RecordedCall) -> String? = { _ in nil }) -> [String] {
    var lines: [String] = []
    var next = 1
    for index in rows.indices where shown.contains(index) {
      let row = rows[index]
      if row.number > next { lines.append("    … \(row.number - next) \(next == 1 ? "earlier" : "others")") }
      let endings = (row.line.endings + [remark(row.last)]).compactMap { $0 }.map { "  \($0)" }.joined()
      let count = row.count > 1 ? " × \(row.count)" : ""
      lines.append("  \(row.line.mark) \(row.number). \(row.line.text)\(count)\(endings)")
      next = row.end
    }
    if next <= total { lines.append("    … and \(total - next + 1) more") }
    return lines
  }
}
