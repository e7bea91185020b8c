/// Operators in words.
///
/// A mock needs a name that is an identifier for each requirement, also for `static func ==`.
enum OperatorNames {
  /// Operators with a usual meaning, by that meaning.
  private static let known = [
    "==": "isEqual", "!=": "isNotEqual", "<": "isLess", ">": "isGreater", "<=": "isLessOrEqual",
    ">=": "isGreaterOrEqual", "===": "isIdentical", "~=": "matches", "+": "plus", "-": "minus", "*": "times",
    "/": "dividedBy", "%": "remainder", "+=": "add", "-=": "subtract", "*=": "multiply", "/=": "divide",
    "...": "closedRange", "..<": "halfOpenRange",
  ]

  /// The names of single characters, from which those of all other operators are put together.
  private static let marks: [Character: String] = [
    "+": "Plus", "-": "Minus", "*": "Star", "/": "Slash", "%": "Percent", "=": "Equals", "<": "Less", ">": "Greater",
    "!": "Bang", "&": "And", "|": "Or", "^": "Caret", "~": "Tilde", "?": "Question", ".": "Dot",
  ]

  /// Whether a name consists of operator characters.
  static func isOperator(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first != "`" else { return false }
    return !(first == "_" || first.properties.isXIDStart || first.properties.isEmoji)
  }

  /// The name of an operator in words, as in the name of a case: `plusEqual` for `+=`.
  static func name(of text: String) -> String {
    if let name = known[text] { return name }
    let words = text.map { mark in
      marks[mark] ?? mark.unicodeScalars.map { "U" + String($0.value, radix: 16) }.joined()
    }
    let name = words.joined()
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
