/// A value as lines that read like a Swift literal: what is short stands on one line, everything else is unfolded.
///
/// Only the structure is shown, without custom descriptions, because this is where one looks for differences.
struct ValueTree {
  private(set) var lines: [String] = []
  private var open: Set<ObjectIdentifier> = []
  private let deadline = processorSeconds() + Self.seconds

  private static let inlineLength = 60
  private static let longestLeaf = 10_000
  private static let maximalDepth = 40
  private static let maximalLines = 5000
  /// Objects that refer to each other in many ways would be unfolded again and again, and large collections take long.
  private static let seconds = 0.2

  /// - Parameter unfolded: unfolds the value even if it is short, to stand beside one that is long.
  init(_ value: Any?, unfolded: Bool = false) {
    append(value, prefix: "", suffix: "", depth: 0, mayBeInline: !unfolded)
  }

  private mutating func append(
    _ value: Any?, prefix: String, suffix: String, depth: Int, mayBeInline: Bool = true
  ) {
    if mayBeInline, let text = inline(value) { return write(prefix + text + suffix, depth) }
    guard let inner = flattened(value) else { return write(prefix + "nil" + suffix, depth) }
    if type(of: inner) == AnyHashable.self, let box = inner as? AnyHashable {
      return append(box.base, prefix: prefix, suffix: suffix, depth: depth, mayBeInline: mayBeInline)
    }
    guard leafDescription(of: inner, limit: 1) == nil else {
      return appendLeaf(value, prefix: prefix, suffix: suffix, depth: depth)
    }
    let limit = depth < Self.maximalDepth ? Self.maximalLines : 1
    let composite = Composite(inner, limit: limit) { description.rendered($0, limit: $1, depth: 1) }
    guard composite.count > 0 else { return write(prefix + composite.opening + composite.closing + suffix, depth) }
    guard depth < Self.maximalDepth, processorSeconds() < deadline,
      composite.identity.map({ open.insert($0).inserted }) ?? true
    else {
      return write(prefix + composite.opening + "…" + composite.closing + suffix, depth)
    }
    write(prefix + composite.opening, depth)
    for position in 0..<composite.count {
      guard lines.count < Self.maximalLines, position & 15 != 0 || processorSeconds() < deadline else {
        write("… \(composite.count - position + composite.rest) more", depth + 1)
        break
      }
      let part = composite.part(position)
      let separator = position + 1 < composite.count + composite.rest ? "," : ""
      append(part.value, prefix: part.prefix, suffix: separator, depth: depth + 1)
      if position + 1 == composite.count, composite.rest > 0 { write("… \(composite.rest) more", depth + 1) }
    }
    write(composite.closing + suffix, depth)
    if let identity = composite.identity { open.remove(identity) }
  }

  /// A text of several lines is written as one of several lines.
  private mutating func appendLeaf(_ value: Any?, prefix: String, suffix: String, depth: Int) {
    guard let text = flattened(value) as? String, text.utf8.contains(UInt8(ascii: "\n")) else {
      return write(prefix + shortDescription(of: value, limit: Self.longestLeaf) + suffix, depth)
    }
    write(prefix + "\"\"\"", depth)
    for line in text.split(separator: "\n", maxSplits: Self.maximalLines, omittingEmptySubsequences: false)
      .prefix(Self.maximalLines)
    {
      write(escapingInvisible(String(line.prefix(Self.longestLeaf))), depth)
    }
    write("\"\"\"" + suffix, depth)
  }

  private func inline(_ value: Any?) -> String? {
    var description = description
    description.append(value)
    return description.whole
  }

  /// Writes in one line what is in the place where this tree is.
  private var description: ValueDescription {
    var description = ValueDescription(limit: Self.inlineLength)
    description.ignoresCustomDescriptions = true
    description.open = open
    return description
  }

  private mutating func write(_ line: String, _ depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }
}
