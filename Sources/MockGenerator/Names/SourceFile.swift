import Foundation

/// The source file of a declaration: where the symbol graph leaves something out that a mock needs, it is read there.
///
/// The protocol itself is never read from source. These are four facts about its surroundings: the names of SPI groups, the
/// modules that bring the types of C, the types that can't be copied, and whether other builds see other declarations.
struct SourceFile {
  /// Whether other builds may leave out parts of the file.
  let isConditional: Bool
  /// Whether some declaration of the file may be one without a protocol that others conform to by themselves.
  private let hasSuppressions: Bool
  /// The lines of the file, empty ones too, so that their positions are those of the graph.
  private let lines: [Substring]

  /// Takes a file's text.
  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    hasSuppressions = text.utf8.contains(UInt8(ascii: "~"))
    isConditional = lines.contains { Self.trimmed($0).hasPrefix("#if") }
  }

  /// The modules that every build imports, in the order of their names.
  ///
  /// What stands between `#if` and `#endif` may not be there at all.
  var imports: [String] {
    var modules: Set<String> = []
    var depth = 0
    for line in lines {
      let text = Self.trimmed(line)
      if text.hasPrefix("#if") { depth += 1 }
      if text.hasPrefix("#endif") { depth -= 1 }
      if depth == 0 { modules.formUnion(text.split(separator: ";").compactMap(Self.module(importedBy:))) }
    }
    return modules.sorted()
  }

  /// The module that a statement imports, if it is an import.
  ///
  /// For example, `@testable import struct Depot.Event` gives `Depot`.
  private static func module(importedBy statement: Substring) -> String? {
    let words = statement.split(separator: " ")
    guard let start = words.firstIndex(of: "import"), start + 1 < words.count,
      words[..<start].allSatisfy({ $0.hasPrefix("@") || modifiers.contains(String($0)) })
    else { return nil }
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]
    let name = kinds.contains(words[start + 1]) ? words.dropFirst(start + 2).first : words[start + 1]
    return name.map { String($0.prefix { $0 != "." }) }
  }

  /// The SPI groups of the declaration whose name stands at a place.
  ///
  /// - Returns: The names in its `@_spi` attributes; empty where the attribute belongs to something around it.
  func spiGroups(_ place: SourcePlace) -> [String] {
    guard let line = place.line, let column = place.column, lines.indices.contains(line - 1) else { return [] }
    let before = lines[line - 1].utf8.prefix(column - 1)
    let start = before.lastIndex { "{};".utf8.contains($0) }.map(before.index(after:)) ?? before.startIndex
    var head = String(before[start...]) ?? ""
    if start == before.startIndex {
      // Attributes may stand on lines of their own.
      var previous = line - 2
      while lines.indices.contains(previous), Self.introduces(lines[previous]) {
        head = lines[previous] + "\n" + head
        previous -= 1
      }
    }
    return head.components(separatedBy: "@_spi(").dropFirst().map { part in
      String(part.prefix { $0 != ")" }).filter { !$0.isWhitespace }
    }
  }

  /// Whether the type whose name stands at a place is declared without a protocol that types conform to by themselves.
  ///
  /// - Parameter name: The protocol: `Copyable` for `struct Ticket: ~Copyable`.
  func suppresses(_ name: String, at place: SourcePlace) -> Bool {
    guard hasSuppressions, let line = place.line, let column = place.column, lines.indices.contains(line - 1) else {
      return false
    }
    let start = String(lines[line - 1].utf8.dropFirst(column - 1)) ?? ""
    let head = ([start] + lines[line...].prefix(8).map(String.init)).joined(separator: "\n")
    var depth = 0
    var parents = ""
    // The brackets after the name hold conditions of other types.
    for character in head.prefix(while: { $0 != "{" }) {
      if character == "<" { depth += 1 }
      if depth == 0, !character.isWhitespace { parents.append(character) }
      if character == ">" { depth -= 1 }
    }
    return (parents.components(separatedBy: "where").first ?? "").contains("~" + name)
  }

  /// Whether a line has nothing but attributes, modifiers and comments, which belong to the declaration that follows.
  private static func introduces(_ line: Substring) -> Bool {
    var rest = trimmed(line)
    while !rest.isEmpty, !rest.hasPrefix("//") {
      if rest.hasPrefix("@") {
        rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        if rest.hasPrefix("(") { rest = afterBrackets(rest) }
      } else {
        let word = rest.prefix { $0.isLetter }
        guard modifiers.contains(String(word)) else { return false }
        rest = rest.dropFirst(word.count)
      }
      rest = trimmed(rest)
    }
    return true
  }

  /// What follows the brackets that a text starts with.
  private static func afterBrackets(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text[text.index(after: index)...] }
    }
    return ""
  }

  /// A line without its indentation.
  private static func trimmed(_ text: Substring) -> Substring { text.drop(while: \.isWhitespace) }

  /// Words that may stand between an attribute and the keyword of a declaration or an import.
  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "nonisolated", "static", "mutating",
  ]
}

/// The source files of a run, each of which is read once: hundreds of protocols may stand in one.
final class SourceFiles {
  /// Reads the file at a path.
  private let text: (_ path: String) -> String?
  /// What was read so far; nil for a file that can't be read, so that it isn't tried again.
  private var files: [String: SourceFile?] = [:]

  /// - Parameter text: The text of a file, or nil where there is none to be had.
  init(text: @escaping (_ path: String) -> String?) {
    self.text = text
  }

  /// The file at a path, where it can be read.
  subscript(path: String) -> SourceFile? {
    if let known = files[path] { return known }
    let file = text(path).map(SourceFile.init)
    files[path] = .some(file)
    return file
  }
}
