import Foundation

extension ValueDescription {
  /// Writes any value.
  mutating func append(_ value: Any?, depth: Int) {
    guard !isFull else { return }
    guard let value else { return write("nil") }
    if let optional = value as? any AnyOptional, type(of: value) is any AnyOptional.Type {
      return append(optional, depth: depth)
    }
    if let leaf = leafDescription(of: value, limit: limit) { return write(leaf) }
    if !ignoresCustomDescriptions, let own = customDescription(of: value, limit: limit) { return write(own) }
    switch value {
    case let list as any ElementList: append(list, depth: depth)
    case let set as any ElementSet: append(set, depth: depth)
    case let table as any ElementTable: append(table, depth: depth)
    case let error as NSError where type(of: value) is NSError.Type: append(error, depth: depth)
    default: appendStructure(of: value, depth: depth)
    }
  }

  /// Only where it matters, namely around a nil, is an optional within an optional shown.
  private mutating func append(_ optional: any AnyOptional, depth: Int) {
    guard let inner = optional.wrapped else { return write("nil") }
    guard type(of: inner) is any AnyOptional.Type, flattened(inner) == nil else { return append(inner, depth: depth) }
    write(".some(")
    append(inner, depth: depth)
    write(")")
  }

  private mutating func appendStructure(of value: Any, depth: Int) {
    let style = Structure.style(of: value)
    let name = style == .enumeration ? "." + (Structure.caseName(of: value) ?? "?") : typeName(of: value)
    guard style == .object else { return appendParts(of: value, name, style, depth: depth) }
    guard !(type(of: value) is any Actor.Type), !(value is any DescribedByTypeName) else { return write(name) }
    let identity = ObjectIdentifier(value as AnyObject)
    guard open.insert(identity).inserted else { return write(name + "(…)") }
    appendParts(of: value, name, style, depth: depth)
    open.remove(identity)
  }

  private mutating func appendParts(of value: Any, _ name: String, _ style: Structure.Style, depth: Int) {
    var parts = Structure.parts(of: value)
    if style == .enumeration, let payload = parts.first {
      parts = Structure.payload(payload)
    }
    let isTuple = style == .product && name.hasPrefix("(")
    write(isTuple ? "" : name)
    if parts.isEmpty, style != .product { return }
    guard depth < maximalDepth || parts.isEmpty else { return write("(…)") }
    write("(")
    for (position, part) in parts.enumerated() {
      if isFull { return }
      write((position > 0 ? ", " : "") + part.prefix)
      append(part.value, depth: depth + 1)
    }
    write(")")
  }

  private mutating func append(_ error: NSError, depth: Int) {
    write("\(typeName(of: error))(domain: \(error.domain.debugDescription), code: \(error.code)")
    if !error.userInfo.isEmpty {
      write(", userInfo: ")
      append(error.userInfo, depth: depth + 1)
    }
    write(")")
  }
}

extension Structure {
  /// The parts of the payload of an enum case, given as the one part that the case has.
  static func payload(_ part: Part) -> [Part] {
    guard style(of: part.value) == .product, typeName(of: part.value).hasPrefix("(") else {
      return [Part(label: nil, value: part.value)]
    }
    return parts(of: part.value)
  }
}

extension Structure.Part {
  /// What stands before the part in a literal.
  var prefix: String {
    guard let label, !label.hasPrefix(".") else { return "" }
    return label + ": "
  }
}

/// The name of a value's type, as one would write it where it is known.
func typeName(of value: Any) -> String {
  String(describing: type(of: value))
}
