/// How long a test or a call may wait.
struct TimeLimit {
  /// Never more than a timer can be set to.
  let seconds: Double

  /// - Returns: Nil if it is no time that anything could wait for, which is reported.
  init?(_ time: some TimeExpression, at place: SourcePlace) {
    let seconds = time.inSeconds
    guard seconds >= 0 else {
      Reporter.report(noTimeText(seconds), at: place)
      return nil
    }
    // Some eleven days, which is for ever to a test.
    self.seconds = min(seconds, 1_000_000)
  }
}
