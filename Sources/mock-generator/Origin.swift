import MockGenerator

/// What the head of a generated file says about where it came from.
struct Origin: Equatable {
  /// The full name of the protocol; empty for a file of fixtures.
  var protocolName: String
  /// The words that follow it; the module is among them.
  private var rest: [String]

  /// Reads the comment at the top; nil when the generator didn't make the file.
  ///
  /// The line need not be the first one: some put their license above it.
  init?(_ text: String) {
    let head = text.split(whereSeparator: \.isNewline).prefix { $0.hasPrefix("//") }
    if let line = head.first(where: { $0.hasPrefix(GeneratedFile.fixturesMarker) }) {
      let module = line.dropFirst(GeneratedFile.fixturesMarker.count).prefix { $0 != "." }
      (protocolName, rest) = ("", [String(module)])
      return
    }
    guard let line = head.first(where: { $0.hasPrefix(GeneratedFile.marker) }) else { return nil }
    let words = line.dropFirst(GeneratedFile.marker.count).split(separator: " ")
    protocolName = words.first.map(String.init) ?? ""
    rest = words.dropFirst().map { String($0.filter { $0.isLetter || $0.isNumber || $0 == "_" }) }
  }

  /// Whether the protocol is one of this module.
  func isIn(_ module: String) -> Bool {
    rest.contains(module)
  }
}
