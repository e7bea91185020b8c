extension StructuralDifference {
  /// Puts a mismatch into words.
  init(_ mismatch: StructuralMismatch) {
    path = pathText(mismatch.path)
    var newPath: String?
    switch mismatch.kind {
    case .changed, .alike:
      kind = .changed
      let texts = Contrast(mismatch.expected, mismatch.actual)
      (expected, actual) = (texts.expected, texts.actual)
    case .type:
      kind = .type
      (expected, actual) = (Self.typed(mismatch.expected), Self.typed(mismatch.actual))
    case .missing:
      kind = .missing
      (expected, actual) = (shortDescription(of: mismatch.expected), nil)
    case .extra:
      kind = .extra
      (expected, actual) = (nil, shortDescription(of: mismatch.actual))
    case .moved(let position):
      kind = .moved
      (expected, actual) = (shortDescription(of: mismatch.expected), shortDescription(of: mismatch.actual))
      newPath = pathText(mismatch.path.dropLast() + [.index(position)])
    }
    self.newPath = newPath
  }

  private static func typed(_ value: Any?) -> String {
    guard let value else { return "nil" }
    return "\(shortDescription(of: value)) (\(typeName(of: value)))"
  }
}

/// A path as one would write it in source.
func pathText(_ components: some Sequence<PathComponent>) -> String {
  var text = ""
  for component in components {
    switch component {
    case .field(let name): text += text.isEmpty ? name : "." + name
    case .index(let position): text += "[\(position)]"
    case .key(let key): text += "[\(shortDescription(of: key, limit: 40))]"
    }
  }
  return text
}

/// Two texts that show where the values differ, also where they are too long to be shown whole.
struct Contrast {
  let expected: String
  let actual: String

  private static let lead = 20
  private static let longest = 20_000

  init(_ expected: Any?, _ actual: Any?, limit: Int = 80) {
    let (short, otherShort) = (shortDescription(of: expected, limit: limit), shortDescription(of: actual, limit: limit))
    guard short == otherShort, short.hasSuffix("…") else {
      (self.expected, self.actual) = (short, otherShort)
      return
    }
    let whole = shortDescription(of: expected, limit: Self.longest)
    let otherWhole = shortDescription(of: actual, limit: Self.longest)
    let common = zip(whole, otherWhole).prefix { $0 == $1 }.count
    let start = max(0, common - Self.lead)
    func window(_ text: String) -> String {
      let end = text.dropFirst(start)
      return "…" + (end.count > limit ? end.prefix(limit - 1) + "…" : end)
    }
    (self.expected, self.actual) = whole == otherWhole ? (short, short) : (window(whole), window(otherWhole))
  }
}
