extension ArgumentMatcher {
  /// What it accepts, in a line of limited length.
  var shortText: String {
    if let expectedValue { return shortDescription(of: flattened(expectedValue.value)) }
    let line = description.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 80 ? line.prefix(79) + "…" : line
  }
}

extension [ArgumentMatcher] {
  /// Expected arguments as a call shows its own: `(to: "A", amount: any)`.
  func text(_ labels: ArgumentLabels?) -> String { argumentList(map(\.shortText), labels) }
}
