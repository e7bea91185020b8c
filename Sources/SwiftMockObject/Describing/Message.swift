/// The message of a failure: a sentence, what explains it, and the calls of the mock.
///
/// At most 40 lines.
struct Message {
  let headline: String
  var details: [String] = []
  let history: CallHistory
  /// The mock whose calls they are, if it is one alone.
  let mock: MockIdentity?
  /// The calls that the failure is about.
  var marked: (RecordedCall) -> Bool = { _ in false }
  /// What to say at the end of a call's line.
  var remark: (RecordedCall) -> String? = { _ in nil }
  /// Calls that must be among those shown.
  ///
  /// Without any, the first call and the last one are.
  var anchors: [RecordedCall] = []

  private static let longest = 40
  private static let longestDetails = 24
  static let longestHistory = 20

  var text: String {
    var lines = [headline] + Self.limited(details)
    // There is one more line above the calls. Around each anchor some calls may be left out, which takes a line each
    // time.
    let gaps = anchors.isEmpty ? 1 : Set(anchors.map(\.sequenceNumber)).count + 1
    let limit = min(Self.longestHistory, Self.longest - lines.count - 1 - gaps)
    lines += historyLines(limit: limit)
    return lines.joined(separator: "\n")
  }

  /// What explains a failure, as far as there is room for it.
  static func limited(_ details: [String]) -> [String] {
    guard details.count > longestDetails else { return details }
    return details.prefix(longestDetails) + ["    … and \(counted(details.count - longestDetails, "more line"))"]
  }

  /// The numbered calls, one on each line, below a line that says whose they are.
  private func historyLines(limit: Int) -> [String] {
    guard history.count > 0 else {
      return ["  \(mock.map { "\($0.text) was not called at all." } ?? "None of the mocks was called.")"]
    }
    let excerpt = CallExcerpt(history, around: anchors, limit: limit) { call in
      CallExcerpt.Line(
        mark: marked(call) ? ">" : " ", text: call.text(namingMock: mock == nil),
        endings: [call.answer?.text, remark(call)])
    }
    return ["  all calls\(mock.map { " of \($0.text)" } ?? ""), in order:"]
      + excerpt.lines { call in
        let remarks = [call.nearMiss?.remark(on: call), call.callerText].compactMap(\.self)
        return remarks.isEmpty ? nil : remarks.joined(separator: "  ")
      }
  }
}

extension StubMiss {
  /// What a call's line says about the stub that almost answered it.
  fileprivate func remark(on call: RecordedCall) -> String? {
    guard case .argument(let position, _, let wanted) = reason else { return nil }
    let name = argumentName(position, of: call.arguments.count, ArgumentLabels(of: call.function))
    return "(the stub at \(place) expects \(wanted.shortText) as \(name))"
  }
}

extension CallHistory {
  /// All calls with their answers, one on each line.
  var text: String {
    text(namingMocks: Set(tracks.map(\.mock.text)).count > 1)
  }

  /// All calls with their answers, one on each line, each with its mock.
  var story: String { story(knowsCallers: CallOrigins.areKnown) }

  /// The story of an XCTest.
  func story(of test: String) -> String { "The calls of the mocks in \(test), which has failed:\n\(story)" }

  /// - Parameter knowsCallers: Whether the system can tell where calls came from.
  func story(knowsCallers: Bool) -> String {
    if count == 0 { return "No mock was called.\n" }
    let isAskedFor = tracks.contains { $0.origins != nil }
    return
      (isAskedFor && !knowsCallers
      ? "Where calls came from is known on Linux only, in code that is not optimized.\n" : "")
      + text(namingMocks: true)
  }

  private func text(namingMocks: Bool) -> String {
    zip(1..., calls(after: 0, limit: count)).map { number, call in
      let endings = [call.answer?.text, call.callerText].compactMap { $0.map { "  \($0)" } }.joined()
      return "\(number). \(call.text(namingMock: namingMocks))\(endings)\n"
    }.joined()
  }
}

extension RecordedCall {
  /// Where the call came from, where the test asks for it.
  fileprivate var callerText: String? { caller.map { "called from \($0)" } }

  /// The call as in source.
  func text(namingMock: Bool) -> String {
    RenderedCall(
      mock: namingMock ? mock : nil, method: method, arguments: arguments, function: function
    ).text
  }
}
