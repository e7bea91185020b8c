/// The calls of some mocks aren't those in the test's text.
struct CallLogFailure: CheckFailure {
  /// The names of the mocks.
  let mocks: [String]
  /// One line for each call.
  let expected: String
  let actual: String
}

/// Checks that the calls, one on each line, are those in the test's text.
///
/// An empty text always fails: the failure then has the text to paste.
func checkCallLog(_ actual: String, of mocks: [String], equals expected: String) -> CallLogFailure? {
  expected == actual && !expected.isEmpty ? nil : CallLogFailure(mocks: mocks, expected: expected, actual: actual)
}
