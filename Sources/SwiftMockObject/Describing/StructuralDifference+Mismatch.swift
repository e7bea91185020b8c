extension StructuralDifference {
  /// Puts a mismatch into words.
  init(_ mismatch: StructuralMismatch) {
    path = pathText(mismatch.path)
    shortPath = shortPathText(mismatch.path)
    var newPath: String?
    var isUnseen = false
    switch mismatch.kind {
    case .changed, .alike, .unseen:
      kind = .changed
      isUnseen = mismatch.kind == .unseen
      let texts = Contrast(mismatch.expected, mismatch.actual)
      (expected, actual) = (texts.expected, texts.actual)
    case .type:
      kind = .type
      (expected, actual) = Self.typed(mismatch.expected, mismatch.actual)
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
    self.isUnseen = isUnseen
  }

  private static func typed(_ expected: Any?, _ actual: Any?) -> (String, String) {
    guard let expected, let actual else { return (typed(expected), typed(actual)) }
    let names = typeNames(type(of: expected), type(of: actual))
    return ("\(shortDescription(of: expected)) (\(names.0))", "\(shortDescription(of: actual)) (\(names.1))")
  }

  private static func typed(_ value: Any?) -> String {
    value.map { "\(shortDescription(of: $0)) (\(typeName(of: $0)))" } ?? "nil"
  }
}

/// A path as a message shows it.
///
/// Of a very long one, only both ends.
private func shortPathText(_ components: some Collection<PathComponent>) -> String {
  let (longest, start, end) = (40, 10, 20)
  guard components.count > longest else { return pathText(components) }
  let last = pathText(components.suffix(end))
  return "\(pathText(components.prefix(start))).… \(components.count - start - end) more ….\(last)"
}

/// A path as in source: `items[2].price`.
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
