extension String {
  /// Words that can't be a name without backticks.
  static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "unsafe", "var", "where", "while",
  ]

  /// The name as it is declared or used on its own.
  ///
  /// For example, `default` becomes `` `default` ``.
  var escapedName: String {
    if first == "`" || isInteger { return self }
    return Self.keywords.contains(self) || !isIdentifier ? "`\(self)`" : self
  }

  /// The name of a type after a dot.
  ///
  /// There, `Type` and `Protocol` would mean a metatype.
  var escapedTypeMember: String { ["Type", "Protocol"].contains(self) ? "`\(self)`" : escapedName }

  /// Whether the text is a number, as a type argument can be.
  ///
  /// For example, the `4` in `InlineArray<4, Int>`.
  var isInteger: Bool {
    let digits = first == "-" ? dropFirst() : self[...]
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// The name as an argument label: only few words can't be one.
  var escapedLabel: String { ["inout", "var", "let", "_"].contains(self) ? "`\(self)`" : self }

  /// The name as the label of an argument in a call.
  ///
  /// In a call, unlike in a declaration, `var` and `let` need no backticks.
  var escapedArgumentLabel: String { ["inout", "_"].contains(self) ? "`\(self)`" : self }

  /// The name, or what is left of a raw one such as `opens on Sunday`, as a part of a longer name.
  ///
  /// For example, `opens on Sunday` becomes `OpensOnSunday`.
  var asIdentifier: String {
    let name = withoutBackticks
    guard !name.isIdentifier else { return name }
    let words = name.split { !($0 == "_" || !$0.isASCII || $0.isLetter || $0.isNumber) }
    return words.map { String($0).capitalized }.joined()
  }

  /// The name itself, which back-ticks only quote.
  var withoutBackticks: String { filter { $0 != "`" } }

  /// The text with its first letter in upper case, as a later word of a name.
  ///
  /// The other letters stay: `userID` becomes `UserID`.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// Whether the text can be a name without back-ticks, keywords aside.
  var isIdentifier: Bool {
    guard let first, !first.isNumber else { return false }
    return allSatisfy { $0 == "_" || $0 == "$" || !$0.isASCII || $0.isLetter || $0.isNumber }
  }
}
