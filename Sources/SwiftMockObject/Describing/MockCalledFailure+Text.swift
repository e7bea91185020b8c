extension MockCalledFailure {
  /// What the test prints.
  var text: String {
    let mock = calls.mocks[0]
    return Message(
      headline:
        "\(mock.text) was expected not to be called at all, but it was called \(times(calls.count)).",
      history: calls, mock: mock
    ).text
  }
}
