extension LastCallFailure {
  /// What the test prints.
  var text: String {
    let call = lastCall?.call
    let difference = lastCall?.lines(in: snapshot.history, title: "last call") ?? []
    return Message(
      headline: """
        \(snapshot.text) was expected to be called last with \(expected.text(snapshot.labels)), but \
        \(call == nil ? snapshot.countText : "its last call has other arguments").
        """,
      details: difference + hints.map(\.text) + [nextStep?.text].compactMap(\.self), history: snapshot.history,
      mock: snapshot.mock,
      marked: { $0.sequenceNumber == call?.sequenceNumber }, anchors: [call].compactMap(\.self)
    ).text
  }
}
