/// How long a test or a call may wait.
struct TimeLimit {
  /// Never more than a timer can be set to.
  let seconds: Double

  /// Takes a time.
  ///
  /// If it is negative or not a number, that is reported, and there is no limit to wait for.
  init?(_ time: some TimeExpression, at place: SourcePlace) {
    let seconds = time.inSeconds
    guard seconds >= 0 else {
      Reporter.report(noTimeText(seconds), at: place)
      return nil
    }
    // About eleven days, which is forever for a test.
    self.seconds = min(seconds, 1_000_000)
  }
}
