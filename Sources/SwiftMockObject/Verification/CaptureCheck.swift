/// The fact that a check that was to fail did not, or not with the message that was expected.
struct CaptureFailure: CheckFailure {
  let expected: String
  let caught: [String]
}

/// Checks that there was one failure and that it had the message.
func checkFailures(_ caught: [String], are message: String) -> CaptureFailure? {
  caught == [message] ? nil : CaptureFailure(expected: message, caught: caught)
}
