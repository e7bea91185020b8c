/// The value that an unstubbed call answers, for types whose name tells it.
struct NaturalDefault {
  let scope: NameScope

  /// The value as source; nil when only the runtime or the test can know.
  ///
  /// A tuple has a value where all its elements have one: `(0, "")`. An alias has that of its underlying type.
  func source(_ type: TypeSyntax) -> String? {
    switch type {
    case .optional, .implicitlyUnwrapped: return "nil"
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .named(let names):
      guard let id = names.last?.id else { return nil }
      if let underlying = scope.underlyingType(of: type) { return source(underlying) }
      return Self.values[id]
    case .tuple(let elements):
      guard !elements.isEmpty else { return nil }
      let values = elements.compactMap { element in
        source(element.type).map { (element.label.map { "\($0): " } ?? "") + $0 }
      }
      return values.count == elements.count ? "(\(values.joined(separator: ", ")))" : nil
    default: return nil
    }
  }

  /// The values by the precise identifiers of the types; `s:SS` is `String`.
  private static let values: [String: String] = {
    var values = ["s:Sb": "false", "s:SS": "\"\"", "s:Ss": "\"\"", "s:Sh": "[]", "s:s15ContiguousArrayV": "[]"]
    let integers = [
      "Si", "Su", "s4Int8V", "s5Int16V", "s5Int32V", "s5Int64V", "s5UInt8V", "s6UInt16V", "s6UInt32V", "s6UInt64V",
    ]
    for integer in integers + ["Sd", "Sf"] { values["s:" + integer] = "0" }
    return values
  }()
}
