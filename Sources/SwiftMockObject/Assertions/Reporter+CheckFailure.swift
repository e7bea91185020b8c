extension Reporter {
  /// Reports what a check found wrong.
  ///
  /// In Swift Testing, calls that the message had no room for go along as an attachment.
  static func report(_ failure: any CheckFailure, at place: SourcePlace) {
    report(failure.text, at: place)
    guard let history = failure.history, history.count > Message.longestHistory else { return }
    attach(named: "calls.txt", at: place) { history.text }
  }
}
