extension [ArgumentMatcher] {
  /// Whether a call with these arguments fits: as many of them, and each one matched.
  func accept(_ arguments: [Any?]) -> Bool {
    guard count == arguments.count else { return false }
    for index in indices where !self[index].matches(arguments[index]) { return false }
    return true
  }
}
