extension ArgumentCountFailure {
  /// What the test prints.
  var text: String {
    Message(
      headline: """
        \(snapshot.text) was expected to get \(counted(expectedCount, "argument")) in \
        \(callNumber.map { "call \($0)" } ?? "its last call"), but that has \(call.arguments.count).
        """,
      history: snapshot.history, mock: snapshot.mock, marked: { $0.sequenceNumber == call.sequenceNumber }, focus: call
    ).text
  }
}
