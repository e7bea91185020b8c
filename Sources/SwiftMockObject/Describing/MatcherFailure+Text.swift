import Foundation

extension MatcherFailure {
  /// What the test prints.
  var text: String {
    switch self {
    case .unreachable(let reason): "The rule of this matcher \(reason.text)"
    case .noExpression(let pattern):
      """
      \(quoted(pattern)) is not a regular expression, so this matcher accepts nothing.
        next: to find it as it is written:  .matching(\(quoted(NSRegularExpression.escapedPattern(for: pattern))))
      """
    }
  }
}
