extension CallHistory {
  /// The numbered calls, one a line, under a line that says whose they are.
  ///
  /// - Parameters:
  ///   - mock: The mock whose calls they are; it is named above them and not again in each line.
  ///   - focus: The call that the failure is about; it is marked, and is among those that are shown.
  ///   - limit: How many calls are shown.
  func lines(of mock: Any.Type?, marking focus: RecordedCall? = nil, limit: Int = 20) -> [String] {
    guard count > 0 else { return ["  \(mock.map { "\($0)" } ?? "The mock") was not called at all."] }
    let window = window(of: limit, around: focus)
    var lines = ["  all calls\(mock.map { " of \($0)" } ?? ""), in order:"]
    if window.earlierCount > 0 { lines.append("    … \(window.earlierCount) earlier") }
    for (number, call) in zip((window.earlierCount + 1)..., window.calls) {
      let rendered = RenderedCall(mock: nil, method: call.method, arguments: call.arguments)
      let mark = call.sequenceNumber == focus?.sequenceNumber ? ">" : " "
      lines.append("  \(mark) \(number). \(rendered.text)")
    }
    if window.laterCount > 0 { lines.append("    … and \(window.laterCount) more") }
    return lines
  }
}
