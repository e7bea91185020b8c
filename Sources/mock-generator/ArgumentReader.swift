/// Hands out the words of a command line one by one; `--option=value` counts as two.
struct ArgumentReader {
  /// The options that a misspelled word is compared with.
  private static let options = [
    "--symbol-graph", "--output", "--protocol", "--except", "--root", "--access", "--marked", "--forwarding",
    "--fixtures",
    "--fixture", "--check", "--dry-run", "--configuration", "--sources", "--help",
  ]
  /// The options that take no value.
  private static let flags: Set = ["--marked", "--forwarding", "--fixtures", "--check", "--dry-run", "--help"]

  private var rest: [String]

  init(_ arguments: some Sequence<String>) {
    rest = arguments.reversed()
  }

  /// The next option.
  mutating func next() -> String? {
    guard let word = rest.popLast() else { return nil }
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return word }
    let option = String(word[..<equals])
    // A flag takes no value, so `--check=no` stays whole and is refused as unknown.
    if Self.flags.contains(option) { return word }
    rest.append(String(word[word.index(after: equals)...]))
    return option
  }

  /// The value that follows an option.
  mutating func value(of option: String, placeholder: String) throws(ToolError) -> String {
    guard let value = rest.popLast(), !value.isEmpty, !value.hasPrefix("--") else {
      throw ToolError("\(option) needs a value: \(option) \(placeholder).")
    }
    return value
  }

  /// The word that follows an option, whatever it looks like.
  mutating func word(after option: String) throws(ToolError) -> String {
    guard let word = rest.popLast() else { throw ToolError("\(option) needs a value.") }
    return word
  }

  /// The complaint about a word that is no option.
  func unknown(_ word: String) -> ToolError {
    guard word.hasPrefix("-") else {
      return ToolError("\(word) is no option; to mock one protocol, write --protocol \(word).")
    }
    let near = Self.options.filter { Spelling.isNear(word, $0) }
    let hint = near.isEmpty ? "--help lists the options." : "did you mean \(near.joined(separator: " or "))?"
    return ToolError("There is no option \(word); \(hint)")
  }
}
