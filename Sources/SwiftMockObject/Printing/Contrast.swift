import Foundation

/// Two texts that show where two values differ, even if the values are too long to be shown whole.
struct Contrast {
  /// The text of the expected value, cut to the part with the difference.
  let expected: String
  /// The text of the actual value, cut to the same part.
  let actual: String

  /// How many characters are shown before the first difference.
  private static let lead = 20
  /// How much of a value is searched for the first difference.
  private static let longest = 20_000

  /// Looks for the first difference, in bytes and texts directly, in other values in their long text.
  init(_ expected: Any?, _ actual: Any?, limit: Int = 80) {
    let (short, otherShort) = (shortDescription(of: expected, limit: limit), shortDescription(of: actual, limit: limit))
    if short != otherShort {
      self.init(expected: short, actual: otherShort)
    } else if let data = flattened(expected) as? Data, let other = flattened(actual) as? Data {
      let start = max(0, commonLength(data, other) - 2)
      self.init(expected: text(of: data, from: start), actual: text(of: other, from: start))
    } else if let text = flattened(expected) as? String, let other = flattened(actual) as? String {
      self.init(texts: text, other, limit: limit)
    } else if short.hasSuffix("…") {
      let whole = shortDescription(of: expected, limit: Self.longest)
      let otherWhole = shortDescription(of: actual, limit: Self.longest)
      let common = zip(whole, otherWhole).prefix { $0 == $1 }.count
      self.init(whole, otherWhole, from: common, limit)
    } else {
      self = Self.hidden(in: expected, actual, limit) ?? Contrast(expected: short, actual: otherShort)
    }
  }

  /// What neither a description of the values' own nor the look of their characters tells.
  private static func hidden(in expected: Any?, _ actual: Any?, _ limit: Int) -> Contrast? {
    func structure(_ value: Any?) -> String {
      var description = ValueDescription(limit: limit)
      description.ignoresCustomDescriptions = true
      description.append(value)
      return description.shortened
    }
    let (text, other) = (structure(expected), structure(actual))
    if text != other { return Contrast(expected: text, actual: other) }
    // To Swift, the forms of an accented letter are equal.
    guard !text.unicodeScalars.elementsEqual(other.unicodeScalars) else { return nil }
    return Contrast(expected: escapingNonASCII(text), actual: escapingNonASCII(other))
  }

  private init(expected: String, actual: String) {
    (self.expected, self.actual) = (expected, actual)
  }

  /// Two texts, compared where they are, however long.
  ///
  /// Only what is shown is put in quotes.
  private init(texts text: String, _ other: String, limit: Int) {
    let common = commonLength(text.utf8, other.utf8)
    // Back to the start of a character, and some more characters.
    func window(_ text: String) -> String {
      let byte = text.utf8.index(text.startIndex, offsetBy: common)
      let scalar = byte.samePosition(in: text.unicodeScalars) ?? text.unicodeScalars.index(before: byte)
      let start = text.index(scalar, offsetBy: -Self.lead, limitedBy: text.startIndex) ?? text.startIndex
      let isWhole = start == text.startIndex
      // With the quotes, unless they are cut off.
      let end = quoted(text[start...].prefix(limit + 2)).dropFirst(isWhole ? 0 : 1)
      return (isWhole ? "" : "…") + (end.count > limit ? end.prefix(limit - 1) + "…" : end)
    }
    (expected, actual) = (window(text), window(other))
  }

  /// Two values by their long texts, from some characters before the first difference.
  private init(_ whole: String, _ other: String, from common: Int, _ limit: Int) {
    let start = max(0, common - Self.lead)
    func window(_ text: String) -> String {
      if whole == other { return text.count > limit ? text.prefix(limit - 1) + "…" : text }
      let end = text.dropFirst(start)
      return "…" + (end.count > limit ? end.prefix(limit - 1) + "…" : end)
    }
    (expected, actual) = (window(whole), window(other))
  }
}
