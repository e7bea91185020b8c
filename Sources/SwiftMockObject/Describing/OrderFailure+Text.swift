extension OrderFailure {
  private static let longest = 36
  private static let widest = 44
  /// How many calls next to each other are looked at.
  private static let searched = 500

  /// What the test prints.
  var text: String {
    let rows = rows
    let width = rows.map(\.expected.count).filter { $0 <= Self.widest }.max() ?? 0
    let lines = rows.flatMap { row -> [String] in
      let end = "  \(row.mark)  \(row.happened)"
      // A text that is too long for its column gets a line of its own, so that the columns line up.
      return row.expected.count <= width
        ? ["  \(row.expected.padded(to: width))\(end)"] : ["  \(row.expected)", "  \("".padded(to: width))\(end)"]
    }
    let details = (closestCall?.lines(in: calls) ?? []) + [nextStep?.text].compactMap(\.self)
    let limit = Self.longest - details.count
    var shown = lines.prefix(limit).map { $0.trimmingEnd() }
    if lines.count > limit { shown.append("  … and \(lines.count - limit) more lines") }
    return ([headline + ":"] + shown + details).joined(separator: "\n")
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
