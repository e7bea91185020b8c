import MockGenerator

/// What the first line of a generated file says about where it came from.
struct Origin: Equatable {
  /// The full name of the protocol; empty for a file of fixtures.
  var protocolName: String
  /// The words that follow it; the module is among them.
  private var rest: [String]

  /// Reads the first line; nil when the generator didn't make the file.
  init?(_ text: String) {
    if text.hasPrefix(GeneratedFile.fixturesMarker) {
      let module = text.dropFirst(GeneratedFile.fixturesMarker.count).prefix { $0 != "." }
      (protocolName, rest) = ("", [String(module)])
      return
    }
    guard text.hasPrefix(GeneratedFile.marker) else { return nil }
    let words = text.prefix { !$0.isNewline }.dropFirst(GeneratedFile.marker.count).split(separator: " ")
    protocolName = words.first.map(String.init) ?? ""
    rest = words.dropFirst().map { String($0.filter { $0.isLetter || $0.isNumber || $0 == "_" }) }
  }

  /// Whether the protocol is one of this module.
  func isIn(_ module: String) -> Bool {
    rest.contains(module)
  }
}
