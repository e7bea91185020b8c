import Foundation

/// What is measured against what, and what may come of it.
struct Figure {
  let name: String
  /// What stands beside the name, as in `of a hand-written spy`.
  let against: String
  let unit: String
  /// Measures both in turn: what it is about, and what it is compared with; nil where the figure stands for itself.
  let measure: (_ rounds: Int) throws -> (value: Double, base: Double?)
}

/// What a figure came to.
struct Outcome {
  let figure: Figure
  var value: Double
  var base: Double?
  let bound: Double?

  /// What is compared with the bound.
  var score: Double { base.map { value / $0 } ?? value }

  var isWithin: Bool { bound.map { score <= $0 } ?? true }

  func isWithin(noise: Double) -> Bool { bound.map { score <= $0 * noise } ?? true }

  /// A row of the table.
  var row: String {
    let ratio = base.map { _ in String(format: "%.2f x", score) } ?? ""
    let limit = bound.map { String(format: "%g", $0) } ?? ""
    let verdict = bound == nil ? "" : isWithin ? "ok" : "WORSE"
    return [
      pad(figure.name, 26), pad(figure.against, 34), pad(String(format: "%.1f", value), -9), pad(figure.unit, 6),
      pad(base.map { String(format: "%.1f", $0) } ?? "", -9), pad(ratio, -9), pad(limit, -7), verdict,
    ].joined(separator: " ")
  }

  static let heading = [
    pad("figure", 26), pad("against", 34), pad("measured", -9), pad("", 6), pad("against", -9), pad("ratio", -9),
    pad("bound", -7), "",
  ].joined(separator: " ")
}

/// The text in a column of so many characters; to the right where the number is negative.
private func pad(_ text: String, _ width: Int) -> String {
  let blanks = String(repeating: " ", count: max(0, abs(width) - text.count))
  return width < 0 ? blanks + text : text + blanks
}

/// The bounds, from the one file in which they stand.
struct Bounds {
  private var numbers: [String: Double] = [:]

  init(file: String) throws {
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard let last = words.last, let number = Double(last) else { continue }
      numbers[words.dropLast().joined(separator: " ")] = number
    }
  }

  subscript(name: String) -> Double? { numbers[name] }

  /// Bounds that no figure has: one of the two is misspelled.
  func unused(_ figures: [Figure]) -> [String] {
    numbers.keys.filter { name in name != "noise" && !figures.contains { $0.name == name } }.sorted()
  }
}
