/// What a test prints of a failure: one sentence, what explains it, and the calls of the mock; 40 lines at most.
struct Message {
  let headline: String
  var details: [String] = []
  let history: CallHistory
  /// The mock whose calls they are, if it is one alone.
  let mock: Any.Type?
  /// The calls that the failure is about.
  var marked: (RecordedCall) -> Bool = { _ in false }
  /// What is said of a call at the end of its line.
  var remark: (RecordedCall) -> String? = { _ in nil }
  /// The first call that the failure is about; it is among those that are shown.
  var focus: RecordedCall?

  private static let longest = 40
  private static let longestDetails = 24
  static let longestHistory = 20

  var text: String {
    var lines = [headline]
    lines += details.prefix(Self.longestDetails)
    if details.count > Self.longestDetails {
      lines.append("    … and \(details.count - Self.longestDetails) more lines")
    }
    // Above and below the calls there may be three more lines.
    let limit = min(Self.longestHistory, Self.longest - lines.count - 3)
    lines += historyLines(limit: limit)
    return lines.joined(separator: "\n")
  }

  /// The numbered calls, one a line, under a line that says whose they are.
  private func historyLines(limit: Int) -> [String] {
    guard history.count > 0 else { return ["  \(mock.map { "\($0)" } ?? "The mock") was not called at all."] }
    let window = history.window(of: limit, around: focus)
    var lines = ["  all calls\(mock.map { " of \($0)" } ?? ""), in order:"]
    if window.earlierCount > 0 { lines.append("    … \(window.earlierCount) earlier") }
    for (number, call) in zip((window.earlierCount + 1)..., window.calls) {
      let endings = [call.answer?.text, remark(call)].compactMap { $0 }.map { "  \($0)" }.joined()
      lines.append("  \(marked(call) ? ">" : " ") \(number). \(call.text(namingMock: mock == nil))\(endings)")
    }
    if window.laterCount > 0 { lines.append("    … and \(window.laterCount) more") }
    return lines
  }
}

extension CallHistory {
  /// All calls, one a line.
  var text: String {
    let namesMocks =
      Set(tracks.map { $0.mock.map(ObjectIdentifier.init) }).count > 1 || tracks.contains { $0.mockNumber != nil }
    return zip(1..., calls(after: 0, limit: count)).map { number, call in
      "\(number). \(call.text(namingMock: namesMocks))\(call.answer.map { "  \($0.text)" } ?? "")\n"
    }.joined()
  }
}

extension RecordedCall {
  /// The call as it would be written.
  func text(namingMock: Bool) -> String {
    RenderedCall(
      mock: namingMock ? mock : nil, number: mockNumber, method: method, arguments: arguments, function: function
    ).text
  }
}
