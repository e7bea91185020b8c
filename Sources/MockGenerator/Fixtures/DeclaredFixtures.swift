/// The fixtures that are written by hand in the sources of a test target: they are left alone, and used.
///
/// Only names are read, as everywhere in the tests' sources: which type an extension is of, and what stands between the
/// parentheses of `static func fixture(`.
public struct DeclaredFixtures: Sendable, CustomStringConvertible {
  /// Whether each can be called without arguments, by the name of its type as it is written.
  private var fixtures: [String: Bool] = [:]

  /// Creates an empty list.
  public init() {}

  /// Notes the fixtures that a source file declares.
  public mutating func note(source: String) {
    // Most files declare none.
    guard source.contains("func fixture(") else { return }
    let tokens = Token.scan(SourceText.withoutComments(source))
    var enclosing: [(name: String?, depth: Int)] = []
    var depth = 0
    var pending: String?
    var position = 0
    while position < tokens.count {
      let token = tokens[position]
      switch token.text {
      case "extension", "struct", "class", "enum", "actor":
        if let name = Self.name(in: tokens, after: position) { pending = name }
      case "{":
        depth += 1
        enclosing.append((pending, depth))
        pending = nil
      case "}":
        depth -= 1
        enclosing.removeAll { $0.depth > depth }
      case "func" where position > 0 && tokens[position - 1].text == "static":
        pending = nil
        if tokens.dropFirst(position + 1).first?.text == "fixture" {
          // Nested declarations put their names together.
          let name = enclosing.compactMap(\.name).joined(separator: ".")
          fixtures[name, default: false] = fixtures[name] == true || Self.isPlain(tokens[(position + 2)...])
        }
      default: break
      }
      position += 1
    }
  }

  /// The names of the types, with what is known of the fixture of each: the same for the same fixtures.
  public var description: String {
    fixtures.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", ")
  }

  /// Whether the fixture of a type needs no arguments; nil if none is declared.
  func isPlain(_ name: String, in module: String) -> Bool? { fixtures[name] ?? fixtures[module + "." + name] }

  /// The name that follows a keyword of a type or an extension, without type arguments.
  private static func name(in tokens: [Token], after position: Int) -> String? {
    var names: [String] = []
    var next = position + 1
    while next < tokens.count, tokens[next].role == .word {
      names.append(tokens[next].text.withoutBackticks)
      guard next + 1 < tokens.count, tokens[next + 1].text == "." else { break }
      next += 2
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// Whether every parameter has a default, and nothing stands between the call and its value.
  ///
  /// For example, `(id: Int = 0) -> Item` is plain, and `(id: Int) -> Item` is not.
  private static func isPlain(_ tokens: ArraySlice<Token>) -> Bool {
    var depth = 0
    var hasParameter = false
    var hasDefault = false
    for (position, token) in zip(tokens.indices, tokens) {
      switch token.text {
      case "(", "[", "{", "<": depth += 1
      case "=" where depth == 1: hasDefault = true
      case "," where depth == 1:
        guard hasDefault else { return false }
        hasDefault = false
      case ")", "]", "}", ">":
        depth -= 1
        if depth == 0, token.text == ")" {
          let rest = tokens[(position + 1)...].prefix { $0.text != "{" }
          let isSure = !rest.contains { ["async", "throws", "?", "where"].contains($0.text) }
          return isSure && (hasDefault || !hasParameter)
        }
      default: if depth == 1 { hasParameter = true }
      }
    }
    return false
  }
}

/// Source text with what isn't code left out.
private enum SourceText {
  /// The source without its comments, in which a fixture may be mentioned but is not declared.
  static func withoutComments(_ source: String) -> String {
    var text = ""
    var rest = Substring(source)
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.hasPrefix("*/") { rest.removeFirst() }
        rest = rest.dropFirst(2)
        text += " "
      } else if character == "\"" {
        text += "\"\""
        rest = afterString(rest)
      } else {
        text.append(character)
        rest.removeFirst()
      }
    }
    return text
  }

  /// What follows a string literal that starts here.
  private static func afterString(_ start: Substring) -> Substring {
    let mark = start.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var rest = start.dropFirst(mark.count)
    while !rest.isEmpty, !rest.hasPrefix(mark) {
      rest = rest.dropFirst(rest.first == "\\" ? 2 : 1)
    }
    return rest.dropFirst(mark.count)
  }
}
