/// A value as lines that read like a Swift literal.
///
/// Short parts stand on one line, long ones are unfolded.
///
/// It shows only the structure, without custom descriptions, because readers look for differences here.
struct ValueTree {
  private(set) var lines: [String] = []
  private var open: Set<ObjectIdentifier> = []
  private let deadline = processorSeconds() + Self.seconds

  private static let inlineLength = 60
  private static let longestLeaf = 10_000
  private static let maximalDepth = 40
  private static let maximalLines = 5000
  /// The time in seconds after which nothing more is unfolded.
  ///
  /// Objects that refer to each other in many ways would be unfolded again and again, and large collections take
  /// long.
  private static let seconds = 0.2

  /// - Parameter unfolded: Whether to unfold even a short value, so that it can stand beside a long one.
  init(_ value: Any?, unfolded: Bool = false) {
    append(value, prefix: "", suffix: "", depth: 0, mayBeInline: !unfolded)
  }

  /// Writes a value, on one line if it fits.
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

  /// Writes a value without parts.
  ///
  /// A text of several lines is written as several lines.
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

  /// The value on one line; nil if it doesn't fit.
  private func inline(_ value: Any?) -> String? {
    var description = description
    description.append(value)
    return description.whole
  }

  /// Writes on one line what is at this tree's current place.
  private var description: ValueDescription {
    var description = ValueDescription(limit: Self.inlineLength)
    description.ignoresCustomDescriptions = true
    description.open = open
    return description
  }

  /// Adds an indented line.
  private mutating func write(_ line: String, _ depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }
}
