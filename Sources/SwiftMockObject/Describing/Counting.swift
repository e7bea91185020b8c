// Numbers as a sentence says them.

/// How often: `once`, `twice`, `3 times`.
func times(_ count: Int) -> String {
  switch count {
  case 1: "once"
  case 2: "twice"
  default: "\(count) times"
  }
}

/// How many: `1 call`, `2 calls`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// How long: `1 second`, `0.5 seconds`.
func inWords(_ seconds: Double) -> String {
  seconds == seconds.rounded() && abs(seconds) < 1e9 ? counted(Int(seconds), "second") : "\(seconds) seconds"
}

/// What is said of a time that nothing could wait for.
func noTimeText(_ seconds: Double) -> String {
  "\(seconds) seconds is no time to wait. It must be a number, 0 or greater."
}

extension ExpectedCount {
  /// What the method was expected to do: `to be called at least twice`.
  var text: String {
    switch (minimum, maximum) {
    case (_, 0): "not to be called"
    case (let minimum, nil): "to be called at least \(times(minimum))"
    case (let minimum, let maximum?) where minimum == maximum: "to be called \(times(minimum))"
    case (let minimum, let maximum?) where minimum <= 0: "to be called at most \(times(maximum))"
    case (let minimum, let maximum?): "to be called \(minimum) to \(maximum) times"
    }
  }
}

extension Deadline {
  /// The end of a sentence: ` within 2 seconds`.
  var text: String {
    switch self {
    case .passed(let seconds): seconds > 0 ? " within \(inWords(seconds))" : ""
    case .cancelled: " until the waiting task was cancelled"
    }
  }
}
