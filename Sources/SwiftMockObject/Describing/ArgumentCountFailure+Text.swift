extension ArgumentCountFailure {
  /// What the test prints.
  var text: String {
    if let callNumber, callNumber < 1 { return snapshot.noCallText(callNumber) }
    return Message(
      headline: """
        \(snapshot.text) was expected to get \(counted(expectedCount, "argument")) in \
        \(callNumber.map { "call \($0)" } ?? "its last call"), but \
        \(call.map { "that call has \($0.arguments.count)" } ?? snapshot.countText).
        """,
      history: snapshot.history, mock: snapshot.mock, marked: { $0.sequenceNumber == call?.sequenceNumber },
      anchors: [call].compactMap(\.self)
    ).text
  }
}
