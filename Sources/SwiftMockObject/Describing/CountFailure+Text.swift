extension CountFailure {
  /// What the test prints.
  var text: String {
    guard expected.isPossible else {
      return
        "No number of calls can be what was expected of \(snapshot.text): a count is not negative, a range not empty."
    }
    let with = snapshot.pattern.map { " with \($0.text)" } ?? ""
    let isTooFew = snapshot.count < expected.minimum
    var details: [String] = []
    if isTooFew {
      details = snapshot.closestCall?.lines(in: snapshot.history) ?? []
      details += snapshot.hintsForTooFewCalls.map(\.text)
    }
    return Message(
      headline: "\(snapshot.name) was expected \(expected.text)\(with), but \(snapshot.countText)\(deadline.text).",
      details: details, history: snapshot.history, mock: snapshot.mock,
      marked: { $0.method == snapshot.method && snapshot.pattern?.accept($0.arguments) == true },
      focus: snapshot.matches?.isEmpty == false ? snapshot.call(1) : nil
    ).text
  }
}
