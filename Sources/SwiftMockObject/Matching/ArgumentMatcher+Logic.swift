extension ArgumentMatcher {
  /// Accepts an argument that both matchers accept; the second is not asked if the first says no.
  public static func && (left: ArgumentMatcher, right: ArgumentMatcher) -> ArgumentMatcher {
    ArgumentMatcher(
      describe: { "\(left.inParentheses(below: .and)) && \(right.inParentheses(below: .and))" }, binding: .and,
      parts: ["and", left, right], miss: { left.matches($0) ? right.miss(for: $0) : left.miss(for: $0) },
      accepts: { left.matches($0) && right.matches($0) })
  }

  /// Accepts an argument that one of the matchers accepts; the second is not asked if the first says yes.
  public static func || (left: ArgumentMatcher, right: ArgumentMatcher) -> ArgumentMatcher {
    ArgumentMatcher(
      describe: { "\(left) || \(right)" }, binding: .or, parts: ["or", left, right],
      accepts: { left.matches($0) || right.matches($0) })
  }

  /// Accepts an argument that the matcher does not accept: `!.hasPrefix("x")`, `!3`.
  public static prefix func ! (matcher: ArgumentMatcher) -> ArgumentMatcher {
    ArgumentMatcher(
      describe: { "not \(matcher.inParentheses(below: .tight))" }, parts: ["not", matcher],
      accepts: { !matcher.matches($0) })
  }

  /// The description, in parentheses if it holds together less tightly than what is to stand around it.
  func inParentheses(below binding: Binding) -> String {
    self.binding < binding ? "(\(description))" : description
  }
}
