import Foundation

/// A word or a punctuation mark of a declaration.
struct Token: Equatable {
  /// What the graph knows of a token beside its text.
  enum Role: Equatable {
    /// A name, a keyword or a literal.
    case word
    /// The name that is declared, which may be an operator.
    case declaredName
    /// The label of a parameter.
    case label
    /// The name of a parameter within the body.
    case innerName
    /// A mark, such as `(` or `->`.
    case punctuation
  }

  var text: String
  var role: Role
  /// The precise identifier of what the word names.
  var id: String?

  /// The tokens of a declaration as the symbol graph prints it.
  static func tokens(of fragments: [SymbolGraph.Fragment]) -> [Token] {
    var tokens: [Token] = []
    for fragment in fragments {
      let spelling = fragment.spelling
      switch fragment.kind {
      case "identifier", "genericParameter":
        tokens.append(Token(text: spelling, role: .declaredName))
      case "externalParam":
        tokens.append(Token(text: spelling, role: .label))
      case "internalParam":
        tokens.append(Token(text: spelling, role: .innerName))
      case "typeIdentifier":
        tokens.append(Token(text: spelling, role: .word, id: fragment.preciseIdentifier))
      case "attribute" where fragment.preciseIdentifier != nil:
        tokens.append(Token(text: spelling, role: .word, id: fragment.preciseIdentifier))
      default:
        tokens += scan(spelling)
      }
    }
    return tokens
  }

  /// The tokens of a piece of text.
  ///
  /// `...`, `->` and `==` are one token each, any other mark is one of its own. White space is dropped.
  static func scan(_ text: String) -> [Token] {
    var tokens: [Token] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if isWordCharacter(first) {
        let word = rest.prefix(while: isWordCharacter)
        tokens.append(Token(text: String(word), role: .word))
        rest.removeFirst(word.count)
      } else if first == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        tokens.append(Token(text: String(rest[...end]), role: .word))
        rest = rest[rest.index(after: end)...]
      } else {
        let mark = ["...", "->", "=="].first(where: rest.hasPrefix) ?? String(first)
        tokens.append(Token(text: mark, role: .punctuation))
        rest.removeFirst(mark.count)
      }
    }
    return tokens
  }

  /// Whether a character goes on with the word before it.
  ///
  /// Outside of ASCII, everything but white space does.
  private static func isWordCharacter(_ character: Character) -> Bool {
    if character.isASCII { return character.isLetter || character.isNumber || character == "_" || character == "$" }
    return !character.isWhitespace
  }
}

extension Token {
  /// The tokens of a declaration that is written as Swift source.
  static func tokens(ofSource text: String) -> [Token] {
    // An operator is the one name that isn't a word.
    guard let start = text.range(of: "func "), let end = text.range(of: " (", range: start.upperBound..<text.endIndex)
    else { return scan(text) }
    let name = Token(text: String(text[start.upperBound..<end.lowerBound]), role: .declaredName)
    return scan(String(text[..<start.upperBound])) + [name] + scan(String(text[end.lowerBound...]))
  }
}
