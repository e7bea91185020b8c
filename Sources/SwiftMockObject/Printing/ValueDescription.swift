/// Writes a value on one line that reads like a Swift literal, within a limit.
///
/// Only as much of the value is visited as fits: a list of a million elements costs as much as one of twenty.
///
/// - A custom description is used as it is, because its author wants to see the value that way.
/// - Everything else is written from its structure, with labels. An optional is written as what it holds.
/// - An object inside itself, or too deep, is written as `Name(…)`; actors and closures as their type.
struct ValueDescription {
  /// The most characters that are of use.
  ///
  /// The rest is cut off.
  let limit: Int
  /// Whether to show only the structure.
  ///
  /// A custom description may hide what is to be shown.
  var ignoresCustomDescriptions = false
  /// The objects that enclose the value.
  var open: Set<ObjectIdentifier> = []

  private var text = ""
  private var length = 0
  private var isAbridged = false

  private static let maximalDepth = 6
  private static let countOfElements = 200
  /// The characters needed at the end of a list that doesn't fit: `, … 1000 more]`.
  private static let reserve = 16

  init(limit: Int) {
    self.limit = limit
  }

  /// The text, cut to the limit.
  var shortened: String {
    isFull ? text.prefix(max(0, limit - 1)) + "…" : text
  }

  /// The text; nil if anything had to be left out.
  var whole: String? {
    isFull || isAbridged ? nil : text
  }

  private var isFull: Bool { length > limit }

  /// Appends text, unless there is enough already.
  private mutating func write(_ string: String) {
    guard !isFull else { return }
    text += string
    length += string.count
  }

  /// Writes any value: nil, a leaf, a custom description, or the value's parts.
  mutating func append(_ value: Any?, depth: Int = 0) {
    guard !isFull else { return }
    guard let value else { return write("nil") }
    if let optional = AnyOptionalValue(value) { return append(optional, depth: depth) }
    if type(of: value) == AnyHashable.self, let box = value as? AnyHashable { return append(box.base, depth: depth) }
    if let leaf = leafDescription(of: value, limit: limit) { return write(leaf) }
    if !ignoresCustomDescriptions, let own = customDescription(of: value, limit: limit) { return write(own) }
    append(composite(of: value, depth: depth), depth: depth)
  }

  /// Takes a value apart, to write its parts at the next depth.
  private func composite(of value: Any, depth: Int) -> Composite {
    // What is too deep isn't written, so it needn't be sorted.
    let limit = depth < Self.maximalDepth ? Self.countOfElements : 1
    return Composite(value, limit: limit) { rendered($0, limit: $1, depth: depth + 1) }
  }

  /// Writes a part as it will look inside this value.
  func rendered(_ value: Any, limit: Int, depth: Int) -> Composite.Rendered {
    var description = ValueDescription(limit: limit)
    description.ignoresCustomDescriptions = ignoresCustomDescriptions
    description.open = open
    description.append(value, depth: depth)
    return (description.shortened, description.whole != nil)
  }

  /// Writes an optional as what it holds.
  ///
  /// An optional in an optional is shown only around a nil, where it matters.
  private mutating func append(_ optional: AnyOptionalValue, depth: Int) {
    guard let inner = optional.wrapped else { return write("nil") }
    guard AnyOptionalValue(inner) != nil, flattened(inner) == nil else { return append(inner, depth: depth) }
    write(".some(")
    append(inner, depth: depth)
    write(")")
  }

  /// Writes a composite.
  ///
  /// If a collection doesn't fit, it goes back to the last element after which `… 12 more` fits.
  private mutating func append(_ composite: Composite, depth: Int) {
    let isTooDeep = depth >= Self.maximalDepth && composite.count > 0
    isAbridged = isAbridged || isTooDeep
    guard !isTooDeep, composite.identity.map({ open.insert($0).inserted }) ?? true else {
      return write(composite.opening + "…" + composite.closing)
    }
    write(composite.opening)
    let brackets = depth + 1
    var lastResort: (text: String, length: Int, position: Int)?
    for position in 0..<composite.count {
      if isFull { return }
      let (text, length) = (text, length)
      let part = composite.part(position)
      write((position > 0 ? ", " : "") + part.prefix)
      if let rendered = part.text {
        write(rendered.text)
        isAbridged = isAbridged || !rendered.isWhole
      } else {
        append(part.value, depth: depth + 1)
      }
      let rest = composite.count - position - 1 + composite.rest
      if position == composite.count - 1, rest > 0 { writeRest(rest) }
      guard composite.isCollection, position > 0 else { continue }
      if lastResort == nil, self.length > limit - Self.reserve { lastResort = (text, length, position) }
      if let end = lastResort, self.length > limit - brackets {
        (self.text, self.length) = (end.text, end.length)
        writeRest(composite.count - end.position + composite.rest)
        break
      }
    }
    write(composite.closing)
    if let identity = composite.identity { open.remove(identity) }
  }

  /// Writes how many elements are left out.
  private mutating func writeRest(_ count: Int) {
    write(", … \(count) more")
    isAbridged = true
  }
}

/// A value on one line of at most `limit` characters: how arguments appear in messages.
func shortDescription(of value: Any?, limit: Int = 80) -> String {
  var description = ValueDescription(limit: limit)
  description.append(value)
  return description.shortened
}
