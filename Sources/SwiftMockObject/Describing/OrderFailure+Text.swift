extension OrderFailure {
  private static let longest = 36
  private static let widest = 44

  /// What the test prints.
  var text: String {
    let rows = rows
    let width = min(Self.widest, rows.map(\.expected.count).max() ?? 0)
    let lines = rows.map { row in
      let padding = String(repeating: " ", count: max(0, width - row.expected.count))
      return "  \(row.expected)\(padding)  \(row.mark)  \(row.happened)"
    }
    var shown = lines.prefix(Self.longest).map { $0.trimmingEnd() }
    if lines.count > Self.longest { shown.append("  … and \(lines.count - Self.longest) more lines") }
    return ([headline + ":"] + shown).joined(separator: "\n")
  }

  private var headline: String {
    let wanted = rule == .exactly ? "Exactly these calls were expected" : "These calls were expected in this order"
    return "\(wanted), but \(complaint)\(deadline.text)"
  }

  private var complaint: String {
    guard let missing = found.firstIndex(where: { $0 == nil }) else {
      return "there were \(counted(history.count - expected.count, "other call"))"
    }
    let snapshot = expected[missing]
    guard snapshot.count > 0, missing > 0, let before = found[..<missing].lastIndex(where: { $0 != nil }) else {
      return "\(snapshot.text) was not called"
    }
    return "\(snapshot.text) was not called after \(expected[before].text)"
  }

  private struct Row {
    var expected = ""
    var mark = "  "
    var happened = ""
  }

  /// The expected calls beside what happened; long runs of other calls are folded.
  private var rows: [Row] {
    var rows = [Row(expected: "expected", happened: "what happened")]
    var position = 0
    var others: [Row] = []
    func unfold() {
      if others.count > 4 {
        rows.append(others[0])
        rows.append(Row(happened: "… \(others.count - 2) other calls"))
        rows.append(others[others.count - 1])
      } else {
        rows += others
      }
      others = []
    }
    func addMissing() {
      while position < expected.count, found[position] == nil {
        unfold()
        rows.append(
          Row(expected: "\(position + 1). \(expected[position].text)", mark: "--", happened: whereabouts(position)))
        position += 1
      }
    }
    addMissing()
    for (number, call) in zip(1..., history.calls) {
      let text = "\(number). \(call.text(namingMock: true))"
      if position < expected.count, call.sequenceNumber == found[position]?.sequenceNumber {
        unfold()
        rows.append(Row(expected: "\(position + 1). \(expected[position].text)", mark: "ok", happened: text))
        position += 1
        addMissing()
      } else {
        others.append(Row(mark: rule == .exactly ? "++" : "  ", happened: text))
      }
    }
    unfold()
    return rows
  }

  /// What there is to say of an expected call that did not come in its place.
  private func whereabouts(_ position: Int) -> String {
    let snapshot = expected[position]
    guard snapshot.count > 0 else { return snapshot.pattern == nil ? "never called" : snapshot.countText }
    return "called too early, as \(history.number(of: snapshot.call(snapshot.count)))."
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
