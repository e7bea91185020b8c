/// The labels of a mock's function, as `#function` spells them: `transfer(to:amount:)`.
///
/// Messages show them before the arguments: `transfer(to: "A", amount: 10)`.
struct ArgumentLabels {
  /// Nil for an argument without a label.
  private let labels: [String?]
  /// The function itself, as text.
  let function: String

  /// Reads the labels.
  ///
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

  /// How many parameters the function has; nil for accessors and subscripts, where that isn't the number of
  /// arguments.
  var parameterCount: Int? { labels.isEmpty || function.hasPrefix("subscript") ? nil : labels.count }

  /// The label of each of this many arguments.
  ///
  /// If the mock leaves an argument out or adds one, there are no labels, because they would be at the wrong values.
  func each(of count: Int) -> [String?] {
    labels.count == count ? labels : Array(repeating: nil, count: count)
  }
}
