extension CountFailure {
  /// What the test prints.
  var text: String {
    guard expected.isPossible else {
      return
        "No number of calls can be what was expected of \(snapshot.text): a count is not negative, a range not empty."
    }
    let wanted = [expected.text, snapshot.patternText.map { "with \($0)" }].compactMap(\.self).joined(separator: " ")
    let headline = "\(snapshot.name) was expected \(wanted), but \(snapshot.countText)."
    return ([headline] + snapshot.history.lines(of: snapshot.mock)).joined(separator: "\n")
  }
}
