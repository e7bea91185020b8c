/// Finds out which types can be copied, as far as their uses tell.
///
/// A symbol graph prints `struct Ticket: ~Copyable` as `struct Ticket`. But a parameter of a noncopyable type must
/// state its ownership, so a type that is passed as `borrowing` or `consuming` somewhere, is never passed without, and
/// conforms to nothing that asks for copies, may be noncopyable.
struct Copyability {
  /// Types that are passed with an ownership only.
  private(set) var noncopyable: Set<String> = []
  /// Types that are passed without, or conform to something that asks for copies.
  private var copied: Set<String> = []

  /// Protocols that noncopyable types conform to as well, so that conforming to them tells nothing.
  private static let harmlessParents: Set<String> = [
    "s:s8SendableP", "s:s16SendableMetatypeP", "s:s9EscapableP", "s:s8CopyableP",
  ]

  /// Looks through all declarations of all graphs.
  init(_ graphs: [SymbolGraph]) {
    var owned: Set<String> = []
    for graph in graphs {
      let types = Set(graph.symbols.filter(\.isType).compactMap(\.location?.text))
      for symbol in graph.symbols where Self.states(symbol, types) {
        note(symbol.declarationFragments ?? [], owned: &owned)
      }
      for relationship in graph.relationships
      where relationship.kind == "conformsTo" && !Self.harmlessParents.contains(relationship.target) {
        copied.insert(relationship.source)
      }
    }
    noncopyable = owned.subtracting(copied)
  }

  /// Whether a declaration must state the ownership of its parameters: cases and what the compiler writes itself needn't.
  private static func states(_ symbol: SymbolGraph.Symbol, _ types: Set<String>) -> Bool {
    switch symbol.kind.identifier {
    case "swift.enum.case": return false
    case "swift.init": return symbol.location.map { !types.contains($0.text) } ?? false
    default: return true
    }
  }

  /// Notes how a declaration passes the types that it mentions.
  ///
  /// Two fragments before a type tell: an ownership, or the colon after a parameter's name.
  private mutating func note(_ fragments: [SymbolGraph.Fragment], owned: inout Set<String>) {
    for (index, fragment) in fragments.enumerated() {
      guard let id = fragment.preciseIdentifier, id.hasSuffix("V") || id.hasSuffix("O"), index >= 2 else { continue }
      let before = fragments[index - 1].spelling
      let word = fragments[index - 2]
      if before == " ", word.spelling == "borrowing" || word.spelling == "consuming" {
        owned.insert(id)
      } else if before == ": ", word.kind == "internalParam" || word.kind == "externalParam" {
        copied.insert(id)
      } else if before.hasSuffix("["), !before.hasSuffix("<[") || before.count > 1 {
        // The elements of an array can be copied.
        copied.insert(id)
      }
    }
  }
}

extension SymbolGraph.Location {
  /// The place as one text, such as `file:///Depot.swift:3:7`, to compare places by.
  fileprivate var text: String { "\(uri):\(position.line):\(position.character)" }
}
