import Foundation

/// Two texts that show where the values differ, also where they are too long to be shown whole.
struct Contrast {
  let expected: String
  let actual: String

  private static let lead = 20
  private static let longest = 20_000

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
      self.init(expected: short, actual: otherShort)
    }
  }

  private init(expected: String, actual: String) {
    (self.expected, self.actual) = (expected, actual)
  }

  /// Texts are compared where they are, however long; only what is shown is put in quotes.
  private init(texts text: String, _ other: String, limit: Int) {
    let common = commonLength(text.utf8, other.utf8)
    // A step back to where a character begins, and some characters more.
    func window(_ text: String) -> String {
      let byte = text.utf8.index(text.startIndex, offsetBy: common)
      let scalar = byte.samePosition(in: text.unicodeScalars) ?? text.unicodeScalars.index(before: byte)
      let start = text.index(scalar, offsetBy: -Self.lead, limitedBy: text.startIndex) ?? text.startIndex
      let isWhole = start == text.startIndex
      // With the quotes, where they are not left out.
      let end = quoted(text[start...].prefix(limit + 2)).dropFirst(isWhole ? 0 : 1)
      return (isWhole ? "" : "…") + (end.count > limit ? end.prefix(limit - 1) + "…" : end)
    }
    (expected, actual) = (window(text), window(other))
  }

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
