extension OrderFailure {
  private static let longest = 36
  private static let widest = 44
  /// How many calls next to each other are looked at.
  private static let searched = 500

  /// What the test prints.
  var text: String {
    let rows = rows
    let width = rows.map(\.expected.count).filter { $0 <= Self.widest }.max() ?? 0
    let lines = rows.flatMap { row -> [Line] in
      let end = "  \(row.mark)  \(row.happened)"
      // A text that is too long for its column gets a line of its own, so that the columns line up.
      return row.expected.count <= width
        ? [Line("\(row.expected.padded(to: width))\(end)", row)]
        : [Line(row.expected, Row()), Line("\("".padded(to: width))\(end)", row)]
    }
    let details = Message.limited((closestCall?.lines(in: calls) ?? []) + [nextStep?.text].compactMap(\.self))
    let table = Self.window(lines, limit: Self.longest - details.count)
    return ([headline + ":"] + table + details).joined(separator: "\n")
  }

  private struct Line {
    let text: String
    /// Whether the row tells of the failure.
    let isAtFault: Bool

    init(_ text: String, _ row: Row) {
      self.text = "  \(text)".trimmingEnd()
      isAtFault = row.mark == "--" || row.mark == "++"
    }
  }

  /// As many lines of the table as there is room for, under its title, with the first that tells of the failure.
  private static func window(_ lines: [Line], limit: Int) -> [String] {
    guard lines.count > limit else { return lines.map(\.text) }
    let focus = lines.firstIndex(where: \.isAtFault) ?? 0
    let start = min(max(1, focus - limit * 2 / 3), lines.count - limit + 1)
    let end = start + limit - 1
    return [lines[0].text] + (start > 1 ? ["  … \(counted(start - 1, "line")) before"] : [])
      + lines[start..<end].map(\.text)
      + (end < lines.count ? ["  … and \(counted(lines.count - end, "more line"))"] : [])
  }

  private var headline: String {
    let wanted = rule == .exactly ? "Exactly these calls were expected" : "These calls were expected in this order"
    return "\(wanted), but \(complaint)\(deadline?.text ?? "")"
  }

  private var complaint: String {
    guard let missing = firstMissing else {
      let count = calls.count - expected.count
      return "\(counted(count, "other call")) \(count == 1 ? "was" : "were") made"
    }
    let snapshot = expected[missing]
    guard snapshot.count > 0, missing > 0, let before = found[..<missing].lastIndex(where: { $0 != nil }) else {
      return "\(snapshot.text) was not called"
    }
    if found[before]?.sequenceNumber == snapshot.call(snapshot.count).sequenceNumber {
      return "\(snapshot.text) was not called again"
    }
    return "\(snapshot.text) was not called after \(expected[before].text)"
  }

  private struct Row {
    var expected = ""
    var mark = "  "
    var happened = ""
  }

  /// The expected calls beside what happened.
  ///
  /// Long runs of other calls are folded.
  private var rows: [Row] {
    var rows = [Row(expected: "expected", happened: "what happened")]
    var previous: RecordedCall?
    for (position, (snapshot, call)) in zip(expected, found).enumerated() {
      let wanted = "\(position + 1). \(snapshot.text)"
      guard let call else {
        rows.append(Row(expected: wanted, mark: "--", happened: whereabouts(position)))
        continue
      }
      rows += otherCalls(after: previous, before: call)
      rows.append(Row(expected: wanted, mark: "ok", happened: text(of: call)))
      previous = call
    }
    return rows + otherCalls(after: previous, before: nil)
  }

  private func otherCalls(after previous: RecordedCall?, before next: RecordedCall?) -> [Row] {
    let start = previous?.sequenceNumber ?? 0
    let end = next.map { calls.number(of: $0) } ?? calls.count + 1
    let count = end - 1 - (previous.map { calls.number(of: $0) } ?? 0)
    func rows(_ found: [RecordedCall]) -> [Row] {
      // Neighbors that look alike are one row.
      var runs: [(call: RecordedCall, text: String, count: Int)] = []
      for call in found {
        let text = call.text(namingMock: true)
        if runs.last?.text == text { runs[runs.count - 1].count += 1 } else { runs.append((call, text, 1)) }
      }
      return runs.map { call, text, count in
        Row(
          mark: rule == .exactly ? "++" : "  ",
          happened: "\(calls.number(of: call)). \(text)\(count > 1 ? " × \(count)" : "")")
      }
    }
    if count <= Self.searched {
      let all = rows(calls.calls(after: start, limit: count))
      if all.count <= 4 { return all }
    }
    return rows(calls.calls(after: start, limit: 1)) + [Row(happened: "… \(count - 2) other calls")]
      + rows(calls.calls(before: next?.sequenceNumber ?? .max, limit: 1))
  }

  private func text(of call: RecordedCall) -> String {
    "\(calls.number(of: call)). \(call.text(namingMock: true))"
  }

  /// What to say about an expected call that isn't in its place.
  private func whereabouts(_ position: Int) -> String {
    let snapshot = expected[position]
    guard snapshot.count > 0 else { return snapshot.track.log.count == 0 ? "never called" : "no call matched" }
    let last = snapshot.call(snapshot.count)
    let isTaken = found[..<position].contains { $0?.sequenceNumber == last.sequenceNumber }
    return "\(isTaken ? "not called again after" : "called too early, as") call \(calls.number(of: last))"
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
