/// A text as in source: in quotes, with escapes for invisible characters.
func quoted(_ text: some StringProtocol) -> String {
  escapingInvisible(String(text).debugDescription)
}

/// Escapes spaces that only look like spaces, and characters that can't be seen.
///
/// Two texts that differ only in these would look the same in a message.
func escapingInvisible(_ text: String) -> String {
  // Nearly all texts have nothing to escape.
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
  return text.map { character in
    // In an emoji, the invisible characters join its parts.
    if character.unicodeScalars.contains(where: { $0.value > 0x7F && $0.properties.isEmoji }) {
      return String(character)
    }
    return character.unicodeScalars.map { $0.isInvisible ? $0.escape : String($0) }.joined()
  }.joined()
}

/// A text with escapes for all that ASCII does not have.
func escapingNonASCII(_ text: String) -> String {
  text.unicodeScalars.map { $0.isASCII ? String($0) : $0.escape }.joined()
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    guard !isASCII else { return false }
    switch properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format: return true
    default: return false
    }
  }

  /// The escape, such as `\u{00A0}`.
  fileprivate var escape: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\u{\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)}"
  }
}
