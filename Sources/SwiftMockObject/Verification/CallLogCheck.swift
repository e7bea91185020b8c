/// The calls of some mocks aren't those in the test's text.
struct CallLogFailure: CheckFailure {
  let mocks: [MockIdentity]
  /// A line for each call.
  let expected: String
  let actual: String
}

/// Checks that the calls, one on each line, are those in the test's text.
///
/// Nothing is the log of no calls: a test that has written down nothing is to be told what to write.
func checkCallLog(_ actual: String, of mocks: [MockIdentity], equals expected: String) -> CallLogFailure? {
  expected == actual && !expected.isEmpty ? nil : CallLogFailure(mocks: mocks, expected: expected, actual: actual)
}
