import Foundation
import MockGenerator

/// Writes symbol graphs as the compiler does, from declarations in Swift.
struct GraphText {
  var module: String
  private var symbols: [[String: Any]] = []
  private var relationships: [[String: Any]] = []

  init(_ module: String) {
    self.module = module
  }

  /// The precise identifiers of the types that the declarations mention.
  private static let ids = [
    "Int": "s:Si", "String": "s:SS", "Bool": "s:Sb", "Double": "s:Sd", "Hashable": "s:SH", "Sendable": "s:s8SendableP",
    "Date": "s:20FoundationEssentials4DateV", "Ticket": "s:4Bank6TicketV",
    "Ticketer": "s:5Money8TicketerP", "ObservableObject": "s:7Combine16ObservableObjectP",
  ]

  /// Adds a protocol with its requirements, in the order of the source.
  mutating func add(
    protocol name: String, line: Int = 1, heading: String = "", documentation: String? = nil, access: String = "public",
    parents: [String] = [], requirements: [String] = []
  ) {
    let id = Self.id(name, in: module)
    var symbol = self.symbol(
      "swift.protocol", id, [name], heading.isEmpty ? "protocol \(name)" : heading, access, line)
    if let documentation { symbol["docComment"] = ["lines": [["text": documentation]]] }
    symbols.append(symbol)
    for (offset, requirement) in requirements.enumerated() {
      let kind = requirement.contains("associatedtype") ? "swift.associatedtype" : "swift.method"
      let title = requirement.split(whereSeparator: { " (:".contains($0) }).dropFirst().first.map(String.init) ?? ""
      let requirementID = "\(id)\(offset)"
      symbols.append(self.symbol(kind, requirementID, [name, title], requirement, access, line + offset + 1))
      relationships.append(["kind": "requirementOf", "source": requirementID, "target": id])
    }
    for parent in parents {
      relationships.append(
        [
          "kind": "conformsTo", "source": id, "target": Self.ids[parent] ?? Self.id(parent, in: module),
          "targetFallback": "Elsewhere.\(parent)",
        ])
    }
  }

  /// Adds a symbol of another kind.
  mutating func add(_ kind: String, _ name: String, _ declaration: String) {
    symbols.append(symbol(kind, Self.ids[name] ?? "s:\(name)", [name], declaration, "public", 1))
  }

  var file: SymbolGraphFile {
    let graph: [String: Any] = [
      "metadata": ["generator": "Swift"], "module": ["name": module], "symbols": symbols,
      "relationships": relationships,
    ]
    // A dictionary of plain values is always valid JSON.
    let data = try! JSONSerialization.data(withJSONObject: graph)
    return SymbolGraphFile(name: "\(module).symbols.json", data: data)
  }

  private static func id(_ name: String, in module: String) -> String {
    "s:\(module.count)\(module)\(name.count)\(name)P"
  }

  private func symbol(
    _ kind: String, _ id: String, _ path: [String], _ declaration: String, _ access: String, _ line: Int
  ) -> [String: Any] {
    [
      "kind": ["identifier": kind], "identifier": ["precise": id], "pathComponents": path, "accessLevel": access,
      "declarationFragments": fragments(declaration),
      "location": [
        "uri": "file:///bank/Sources/\(path[0]).swift", "position": ["line": line - 1, "character": 2],
      ],
    ]
  }

  private func fragments(_ declaration: String) -> [[String: String]] {
    var fragments: [[String: String]] = []
    var text = ""
    var rest = declaration[...]
    while let first = rest.first {
      guard first.isLetter else {
        text.append(rest.removeFirst())
        continue
      }
      let word = String(rest.prefix { $0.isLetter || $0.isNumber })
      rest = rest.dropFirst(word.count)
      guard let id = Self.ids[word] else {
        text += word
        continue
      }
      fragments.append(["kind": "text", "spelling": text])
      fragments.append(["kind": "typeIdentifier", "spelling": word, "preciseIdentifier": id])
      text = ""
    }
    fragments.append(["kind": "text", "spelling": text])
    return fragments
  }
}
