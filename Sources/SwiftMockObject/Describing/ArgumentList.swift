/// Arguments as a call spells them: `(to: "A", amount: 12)`.
func argumentList(_ texts: [String], _ labels: ArgumentLabels?) -> String {
  let labels = labels?.each(of: texts.count) ?? []
  let labeled = texts.enumerated().map { index, text in
    index < labels.count ? labels[index].map { "\($0): \(text)" } ?? text : text
  }
  return "(\(labeled.joined(separator: ", ")))"
}

extension String {
  /// The text with blanks after it, so that columns line up.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }
}

/// An argument in the row of a table or in a sentence: `argument 2 (amount)`.
func argumentName(_ position: Int, of count: Int, _ labels: ArgumentLabels?) -> String {
  let label = position >= 1 && position <= count ? labels?.each(of: count)[position - 1] : nil
  return "argument \(position)\(label.map { " (\($0))" } ?? "")"
}
