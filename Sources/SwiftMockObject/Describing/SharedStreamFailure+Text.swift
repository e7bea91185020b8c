extension SharedStreamFailure {
  /// The sentence that the test prints.
  var text: String {
    """
    \(method) answered a second call with the same \(stream), so that both share its elements.
      next: have it make one for each call: `.streams([…])`, or a closure that returns a new one
    """
  }
}
