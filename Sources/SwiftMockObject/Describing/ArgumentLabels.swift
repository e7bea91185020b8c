/// The labels of a function of a mock, as `#function` spells them: `transfer(to:amount:)`.
struct ArgumentLabels {
  /// Nil for an argument without a label.
  private let labels: [String?]

  /// Accessors have none.
  init(of function: StaticString) {
    let text = "\(function)"
    guard let start = text.firstIndex(of: "("), text.hasSuffix(":)") else {
      labels = []
      return
    }
    labels = text[text.index(after: start)...].dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
      .map { $0 == "_" ? nil : String($0) }
  }

  /// The label of each of so many arguments.
  ///
  /// A mock that leaves an argument out, or adds one, has no labels: they would stand at the wrong values.
  func each(of count: Int) -> [String?] {
    labels.count == count ? labels : Array(repeating: nil, count: count)
  }
}

/// Arguments as a call spells them: `(to: "A", amount: 12)`.
func argumentList(_ texts: [String], _ labels: ArgumentLabels?) -> String {
  let labels = labels?.each(of: texts.count) ?? []
  let labeled = texts.enumerated().map { index, text in
    index < labels.count ? labels[index].map { "\($0): \(text)" } ?? text : text
  }
  return "(\(labeled.joined(separator: ", ")))"
}

extension String {
  /// The text with blanks after it, so that columns stand below each other.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }
}

/// An argument in the row of a table or in a sentence: `argument 2 (amount)`.
func argumentName(_ position: Int, of count: Int, _ labels: ArgumentLabels?) -> String {
  let label = position >= 1 && position <= count ? labels?.each(of: count)[position - 1] : nil
  return "argument \(position)\(label.map { " (\($0))" } ?? "")"
}
