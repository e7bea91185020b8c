/// Tells an expression that is a literal, and so means the same wherever it is repeated.
struct LiteralExpression {
  /// What hasn't been read yet.
  private var rest: Substring

  /// Whether the whole text is one literal: a number, a text without interpolation, nil, a Boolean, or a collection of these.
  static func matches(_ text: String) -> Bool {
    var parser = LiteralExpression(rest: text[...])
    return parser.take() && parser.rest.isEmpty
  }

  private init(rest: Substring) { self.rest = rest }

  /// Takes one value off the front: a literal, a case or a collection of these.
  private mutating func take() -> Bool {
    defer { skipSpace() }
    switch rest.first {
    case "\"": return takeString()
    case "[": return takeCollection()
    case let first? where first == "-" || first.isNumber: return takeNumber()
    default:
      for word in ["nil", "true", "false"] where rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count)
        return true
      }
      return false
    }
  }

  /// Takes a string without interpolation, which could mention anything.
  private mutating func takeString() -> Bool {
    // Several lines would have to keep their indentation.
    guard !rest.hasPrefix("\"\"\"") else { return false }
    rest.removeFirst()
    while let character = rest.popFirst() {
      if character == "\"" { return true }
      if character == "\\", rest.popFirst() == "(" { return false }
    }
    return false
  }

  /// Takes a number, with its sign.
  private mutating func takeNumber() -> Bool {
    if rest.first == "-" { rest.removeFirst() }
    guard rest.first?.isNumber == true else { return false }
    rest = rest.drop { $0.isHexDigit || "xob_.pP".contains($0) }
    // The exponent of a number may have a sign.
    if let sign = rest.first, sign == "-" || sign == "+" { rest = rest.dropFirst().drop { $0.isNumber } }
    return true
  }

  /// Takes an array or a dictionary of values.
  private mutating func takeCollection() -> Bool {
    rest.removeFirst()
    skipSpace()
    if rest.first == ":" {
      rest.removeFirst()
      skipSpace()
    }
    while rest.first != "]" {
      guard take() else { return false }
      guard let mark = rest.first, mark == "," || mark == ":" || mark == "]" else { return false }
      if mark != "]" { rest.removeFirst() }
      skipSpace()
    }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpace() { rest = rest.drop { $0.isWhitespace } }
}
