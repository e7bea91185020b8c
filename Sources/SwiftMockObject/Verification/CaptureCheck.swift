/// A check that should have failed didn't, or failed with another message.
struct CaptureFailure: CheckFailure {
  let expected: String
  let caught: [String]
}

/// Checks that there was one failure, with this message.
func checkFailures(_ caught: [String], are message: String) -> CaptureFailure? {
  caught == [message] ? nil : CaptureFailure(expected: message, caught: caught)
}
