extension OtherCallsFailure {
  /// What the test prints.
  var text: String {
    let (mocks, total) = (calls.mocks, counted(calls.count, "call"))
    return Message(
      headline: """
        \(mocks.names) \(mocks.count == 1 ? "was" : "were") expected to get no other calls, but \
        \(otherCount) of \(total) \(otherCount == 1 ? "has" : "have") not been asserted.
        """,
      details: [nextStep?.text].compactMap(\.self), history: calls, mock: mocks.count == 1 ? mocks[0] : nil,
      marked: { !$0.isAsserted },
      remark: { $0.isAsserted ? "asserted" : nil }, anchors: ends
    ).text
  }
}
