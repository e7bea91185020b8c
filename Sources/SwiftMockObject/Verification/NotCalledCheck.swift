/// A mock was called that shouldn't be.
struct MockCalledFailure: CheckFailure {
  let mock: Any.Type
  let calls: CallHistory

  var history: CallHistory? { calls }
}

/// Checks that no method of a mock was called.
func checkNotCalled(_ history: CallHistory, of mock: Any.Type) -> MockCalledFailure? {
  history.count == 0 ? nil : MockCalledFailure(mock: mock, calls: history)
}
