extension MatcherMiss {
  /// What is at fault, if there is more to say than that the whole argument differs.
  ///
  /// - Parameter matcher: What was asked of the whole argument.
  func text(of matcher: ArgumentMatcher) -> String? {
    switch reason {
    case .otherObject: return "\(subject(or: "it"))is another object of the same class"
    case .count(let expected):
      let count = flattened(value).flatMap { ($0 as? any Collection)?.count } ?? 0
      return "\(subject(or: "it"))has \(counted(count, "element")), expected \(expected)"
    case .missing: return "\(subject(or: "it"))is missing"
    case .unmatched: return "\(shortDescription(of: value, limit: 40)) was not expected"
    case .notAccepted(let part):
      if path.isEmpty { return part == matcher ? nil : "\(part.inParentheses(below: .tight)) fails" }
      let texts = Contrast(value, part.expectedValue?.value)
      let got = part.expectedValue == nil ? shortDescription(of: flattened(value)) : texts.expected
      let expected = part.expectedValue == nil ? part.shortText : texts.actual
      return "\(subject(or: "it"))is \(got), expected \(expected)"
    }
  }

  /// The part, at the start of a sentence.
  private func subject(or word: String) -> String {
    path.isEmpty ? word + " " : pathText(path) + " "
  }
}
