extension ArgumentMatcher {
  /// What it accepts, on one short line.
  var shortText: String {
    if let expectedValue { return shortDescription(of: flattened(expectedValue.value)) }
    let line = description.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 80 ? line.prefix(79) + "…" : line
  }

  /// The same as something that a method gets: a condition, such as `> 5`, stands in brackets.
  var wantedText: String { isWrittenAsValue ? shortText : "a value (\(shortText))" }
}

extension CallPattern {
  /// What narrows the calls of a method, to stand after its name: `("A", any)`, ` returning [Coupon]`.
  func text(_ labels: ArgumentLabels?) -> String {
    (arguments?.text(labels) ?? "") + (types.map { " \($0.text)" } ?? "")
  }
}

extension [ArgumentMatcher] {
  /// Expected arguments as a call shows its own: `(to: "A", amount: any)`.
  func text(_ labels: ArgumentLabels?) -> String { argumentList(map(\.shortText), labels) }
}
