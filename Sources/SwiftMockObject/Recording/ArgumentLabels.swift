/// The labels of a function of a mock, as `#function` spells them: `transfer(to:amount:)`.
struct ArgumentLabels {
  /// Nil for an argument without a label.
  private let labels: [String?]
  /// The function itself.
  let function: String

  /// Accessors have none.
  init(of function: StaticString) {
    let text = "\(function)"
    self.function = text
    guard let start = text.firstIndex(of: "("), text.hasSuffix(":)") else {
      labels = []
      return
    }
    labels = text[text.index(after: start)...].dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
      .map { $0 == "_" ? nil : String($0) }
  }

  /// How many parameters the function has; nil where that does not tell how many arguments a call has, as of accessors.
  var parameterCount: Int? { labels.isEmpty || function.hasPrefix("subscript") ? nil : labels.count }

  /// The label of each of so many arguments.
  ///
  /// A mock that leaves an argument out, or adds one, has no labels: they would stand at the wrong values.
  func each(of count: Int) -> [String?] {
    labels.count == count ? labels : Array(repeating: nil, count: count)
  }
}
