/// A mock was called that shouldn't be.
struct MockCalledFailure: CheckFailure {
  let calls: CallHistory

  var history: CallHistory? { calls }
}

/// Checks that none of a mock's methods was called.
func checkNotCalled(_ history: CallHistory) -> MockCalledFailure? {
  history.count == 0 ? nil : MockCalledFailure(calls: history)
}
