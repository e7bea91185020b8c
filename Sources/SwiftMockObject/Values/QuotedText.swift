/// A text as in source: in quotes, and with escapes for what one would not see.
func quoted(_ text: some StringProtocol) -> String {
  escapingInvisible(String(text).debugDescription)
}

/// A text with escapes for spaces that only look like spaces, and for characters that are not seen at all.
func escapingInvisible(_ text: String) -> String {
  // Nearly every text has nothing to escape.
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
  return text.map { character in
    // Inside an emoji, what is invisible joins its parts.
    if character.unicodeScalars.contains(where: { $0.value > 0x7F && $0.properties.isEmoji }) {
      return String(character)
    }
    return character.unicodeScalars.map { $0.isInvisible ? $0.escape : String($0) }.joined()
  }.joined()
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    guard !isASCII else { return false }
    switch properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format: return true
    default: return false
    }
  }

  /// As in `\u{00A0}`.
  fileprivate var escape: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\u{\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)}"
  }
}
