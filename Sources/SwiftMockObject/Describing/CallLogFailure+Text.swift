extension CallLogFailure {
  /// The message: where the calls differ from the test's text, and the new text to paste.
  var text: String {
    let names = mocks.names
    if actual.isEmpty {
      let next = mocks.count == 1 ? "\n  next: if that is right, write `MOAssertNotCalled(mock)`" : ""
      return "\(names) \(mocks.count == 1 ? "was" : "were") not called at all, so there is no call log.\(next)"
    }
    let block = ["  next: if the calls are right, paste:"] + literal.map { "    \($0)" }
    guard !expected.isEmpty else {
      return (["The calls of \(names) have not been written down yet."] + block).joined(separator: "\n")
    }
    let (lines, actualLines) = (lines(of: expected), lines(of: actual))
    let diff = LineDiff(expected: lines, actual: actualLines).text.split(separator: "\n").map { "  \($0)" }
    return (["The calls of \(names) are not those that are written down:", "  - expected, + got:"] + diff + block)
      .joined(separator: "\n")
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The argument of the assertion, as source.
  private var literal: [String] {
    // As many as the text needs to stand as it is.
    var hashes = ""
    while actual.contains("\\" + hashes) || actual.contains("\"\"\"" + hashes) { hashes += "#" }
    return ["equals: \(hashes)\"\"\""] + lines(of: actual).map { "  \($0)" } + ["  \"\"\"\(hashes)"]
  }
}

extension CallHistory {
  private static var longestArgument: Int { 2_000 }

  /// One line for each call, without its answer: what a test can write down.
  ///
  /// - Parameter namesMocks: Whether each line begins with the mock.
  func log(namesMocks: Bool) -> String {
    calls(after: 0, limit: count).map { call in
      RenderedCall(
        mock: namesMocks ? call.mock : nil, method: call.method, arguments: call.arguments, function: call.function
      ).text(limit: Self.longestArgument)
    }.joined(separator: "\n")
  }
}
