extension ArgumentMatcher {
  /// Accepts an argument that both matchers accept.
  ///
  /// Write it as `.atLeast(3) && .lessThan(9)`. The second isn't asked if the first rejects.
  public static func && (left: ArgumentMatcher, right: ArgumentMatcher) -> ArgumentMatcher {
    ArgumentMatcher(
      describe: { "\(left.inParentheses(below: .and)) && \(right.inParentheses(below: .and))" }, binding: .and,
      parts: ["and", left, right], miss: { left.matches($0) ? right.miss(for: $0) : left.miss(for: $0) },
      accepts: { left.matches($0) && right.matches($0) })
  }

  /// Accepts an argument that at least one matcher accepts.
  ///
  /// Write it as `.nil || .empty`. The second isn't asked if the first accepts.
  public static func || (left: ArgumentMatcher, right: ArgumentMatcher) -> ArgumentMatcher {
    ArgumentMatcher(
      describe: { "\(left) || \(right)" }, binding: .or, parts: ["or", left, right],
      accepts: { left.matches($0) || right.matches($0) })
  }

  /// Accepts an argument that the matcher rejects: `!.hasPrefix("x")`, `!3`.
  public static prefix func ! (matcher: ArgumentMatcher) -> ArgumentMatcher {
    ArgumentMatcher(
      describe: { "not \(matcher.inParentheses(below: .tight))" }, parts: ["not", matcher],
      accepts: { !matcher.matches($0) })
  }

  /// The description, in parentheses if it binds less tightly than its surroundings.
  func inParentheses(below binding: Binding) -> String {
    self.binding < binding ? "(\(description))" : description
  }
}
