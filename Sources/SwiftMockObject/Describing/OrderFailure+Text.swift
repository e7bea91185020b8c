extension OrderFailure {
  private static let longest = 36
  private static let widest = 44

  /// What the test prints.
  var text: String {
    let rows = rows
    let width = min(Self.widest, rows.map(\.expected.count).max() ?? 0)
    let lines = rows.map { "  \($0.expected.padded(to: width))  \($0.mark)  \($0.happened)" }
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

  /// The expected calls beside what happened; long runs of other calls are folded.
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
    func row(_ call: RecordedCall) -> Row { Row(mark: rule == .exactly ? "++" : "  ", happened: text(of: call)) }
    if count <= 4 { return calls.calls(after: start, limit: count).map(row) }
    return calls.calls(after: start, limit: 1).map(row) + [Row(happened: "… \(count - 2) other calls")]
      + calls.calls(before: next?.sequenceNumber ?? .max, limit: 1).map(row)
  }

  private func text(of call: RecordedCall) -> String {
    "\(calls.number(of: call)). \(call.text(namingMock: true))"
  }

  /// What there is to say of an expected call that did not come in its place.
  private func whereabouts(_ position: Int) -> String {
    let snapshot = expected[position]
    guard snapshot.count > 0 else { return snapshot.pattern.isAll ? "never called" : snapshot.countText }
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
