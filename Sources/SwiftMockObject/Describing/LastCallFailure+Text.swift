extension LastCallFailure {
  /// What the test prints.
  var text: String {
    let call = snapshot.count > 0 ? snapshot.call(snapshot.count) : nil
    let difference = call.map { ClosestCall($0, expected: expected).lines(in: snapshot.history, title: "last call") }
    return Message(
      headline: """
        \(snapshot.text) was expected to be called last with \(expected.text), but \
        \(call == nil ? snapshot.countText : "its last call has other arguments").
        """,
      details: difference ?? snapshot.hintsForTooFewCalls.map(\.text), history: snapshot.history, mock: snapshot.mock,
      marked: { $0.sequenceNumber == call?.sequenceNumber }, focus: call
    ).text
  }
}
