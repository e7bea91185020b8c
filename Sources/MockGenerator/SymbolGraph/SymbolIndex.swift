/// All the symbols of a run, found by their precise identifiers.
///
/// It is an object because everything holds it, and stays as it was made.
final class SymbolIndex {
  typealias Symbol = SymbolGraph.Symbol

  /// The module whose protocols are mocked.
  let module: String
  /// Symbols by their precise identifiers.
  private var symbols: [String: Symbol] = [:]
  /// The module whose graph has each symbol.
  private var modules: [String: String] = [:]
  /// The requirements of each protocol.
  private var requirementIDs: [String: [String]] = [:]
  /// What each type or protocol conforms to.
  private var parentIDs: [String: [String]] = [:]
  private var parentNames: [String: String] = [:]
  /// The class that each class or protocol inherits from.
  private var superclassIDs: [String: String] = [:]
  private var memberIDs: [String: [String]] = [:]
  /// The type or protocol that each member or requirement belongs to.
  private var ownerIDs: [String: String] = [:]
  /// The default implementations of each requirement.
  private var defaultIDs: [String: [String]] = [:]
  /// The module's own protocols, in the order of the graph, which is that of the source.
  private(set) var protocols: [Symbol] = []
  /// The module's own structs, classes, enums and actors.
  var valueTypes: [Symbol] {
    symbols.values.filter { $0.isType && $0.isFixtureKind && modules[$0.identifier.precise] == module }
  }
  /// Where each top-level name is declared.
  private(set) var topLevelNames: [String: Set<String>] = [:]
  /// Types of this run that seem to be noncopyable: the graph doesn't say so, their uses do.
  private(set) var noncopyableTypes: Set<String> = []

  /// Indexes graphs, of which the first one is that of the module whose protocols are mocked.
  ///
  /// They have all levels of access, since the compiler leaves underscored names out of graphs of what is public. What the
  /// tests can't see is skipped here: of the module itself unless it `isTestable`, of others always.
  init(_ graphs: [SymbolGraph], isTestable: Bool = true) {
    module = graphs.first?.module.name ?? ""
    for graph in graphs {
      let own = graph.module.name == module
      var hidden: Set = ["private", "fileprivate"]
      if !own { hidden.insert("internal") } else if !isTestable { hidden.formUnion(["internal", "package"]) }
      for symbol in graph.symbols {
        let id = symbol.identifier.precise
        if hidden.contains(symbol.accessLevel) { continue }
        guard symbols.updateValue(symbol, forKey: id) == nil else { continue }
        modules[id] = graph.module.name
        if own, symbol.kind.identifier == "swift.protocol" { protocols.append(symbol) }
        if symbol.pathComponents.count == 1, symbol.isType {
          topLevelNames[symbol.pathComponents[0], default: []].insert(graph.module.name)
        }
      }
      for relationship in graph.relationships { add(relationship) }
    }
    sortBySource()
    noteMentionedTypes(graphs)
    noncopyableTypes = Copyability(graphs).noncopyable
  }

  /// The order of a graph's symbols is nobody's promise.
  private func sortBySource() {
    protocols.sort { $0.isBefore($1) }
    requirementIDs = requirementIDs.mapValues { ids in
      ids.compactMap { symbols[$0] }.sorted { $0.isBefore($1) }.map(\.identifier.precise)
    }
    memberIDs = memberIDs.mapValues { $0.sorted() }
    parentIDs = parentIDs.mapValues { Set($0).sorted() }
  }

  /// Types of modules without a graph, which declarations name.
  private func noteMentionedTypes(_ graphs: [SymbolGraph]) {
    var seen: Set<String> = []
    for graph in graphs {
      for symbol in graph.symbols {
        for fragment in symbol.declarationFragments ?? [] {
          guard let id = fragment.preciseIdentifier, symbols[id] == nil, seen.insert(id).inserted,
            let (module, path) = MangledName.path(of: id), !Self.implicitModules.contains(module)
          else { continue }
          topLevelNames[path[0], default: []].insert(Self.importedName(module))
        }
      }
    }
  }

  /// Modules that need no import.
  static let implicitModules: Set<String> = ["Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport"]

  /// The public module of a type whose symbol names an inner one.
  ///
  /// For example, `FoundationEssentials` becomes `Foundation`.
  static func importedName(_ module: String) -> String {
    switch module {
    case "FoundationEssentials", "FoundationInternationalization": "Foundation"
    case "SwiftUICore": "SwiftUI"
    default: module
    }
  }

  /// Notes what one symbol is to another.
  private func add(_ relationship: SymbolGraph.Relationship) {
    let (source, target) = (relationship.source, relationship.target)
    switch relationship.kind {
    case "requirementOf", "optionalRequirementOf":
      requirementIDs[target, default: []].append(source)
      ownerIDs[source] = target
    case "conformsTo":
      parentIDs[source, default: []].append(target)
      parentNames[target] = relationship.targetFallback
    case "inheritsFrom":
      superclassIDs[source] = target
    case "defaultImplementationOf":
      defaultIDs[target, default: []].append(source)
    case "memberOf":
      memberIDs[target, default: []].append(source)
      ownerIDs[source] = target
    default:
      break
    }
  }

  /// The symbol with an identifier; nil for what is in no graph of the run.
  subscript(id: String) -> Symbol? { symbols[id] }

  /// What a type at the top of the module under test is: `struct`, `class`, `enum`, `protocol` or `typealias`.
  func kind(ofTopLevelName name: String) -> String? {
    let symbol = symbols.values.first {
      $0.pathComponents == [name] && $0.isType && modules[$0.identifier.precise] == module
    }
    let kind = symbol?.kind.identifier.split(separator: ".").last.map(String.init)
    return kind == "actor" ? "class" : kind
  }

  /// The module whose graph a symbol is in.
  func module(of id: String) -> String? { modules[id] }

  /// What a protocol itself asks for, in the order of the source.
  func requirements(of id: String) -> [Symbol] { (requirementIDs[id] ?? []).compactMap { symbols[$0] } }

  /// The members of a type, those in its extensions included.
  func members(of id: String) -> [Symbol] { (memberIDs[id] ?? []).compactMap { symbols[$0] } }

  /// The type or protocol that a symbol is a member of.
  func owner(of id: String) -> String? { ownerIDs[id] }

  /// Whether a symbol, or a type that it stands in, can be seen only by those who name its SPI group.
  func isSPI(_ id: String) -> Bool {
    symbols[id]?.spi == true || ownerIDs[id].map(isSPI) == true
  }

  /// Whether every class that conforms to some protocols has a requirement without stating it.
  func hasDefault(_ requirement: String, in protocols: Set<String>) -> Bool {
    (defaultIDs[requirement] ?? []).contains { id in
      // An extension with conditions has them in its name, before the E.
      symbols[id]?.spi != true && protocols.contains { MangledName.isInPlainExtension(id, of: $0) }
    }
  }

  /// A protocol and all that it inherits.
  func ancestors(of id: String) -> Set<String> {
    var ancestors: Set<String> = []
    var open = [id]
    while let next = open.popLast() {
      if ancestors.insert(next).inserted { open += parents(of: next) }
    }
    return ancestors
  }

  /// The protocols that a protocol names as its parents, and those that the compiler adds.
  func parents(of id: String) -> [String] { parentIDs[id] ?? [] }

  /// Whether only actors conform to a protocol.
  func isActorProtocol(_ id: String) -> Bool { ancestors(of: id).contains("s:ScA") }

  /// The class that a class, or what conforms to a protocol, inherits from.
  func superclass(of id: String) -> String? { superclassIDs[id] }

  /// The name of a symbol that isn't in the graphs, as far as a relationship tells it, such as `Swift.Hashable`.
  func fallbackName(of id: String) -> String? { parentNames[id] }
}

extension SymbolGraph.Symbol {
  /// Whether the symbol can be written where a type is expected.
  var isType: Bool {
    switch kind.identifier {
    case "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias", "swift.actor": return true
    default: return false
    }
  }

  /// Whether the symbol is deprecated somewhere.
  var isDeprecated: Bool {
    availability?.contains { $0.isUnconditionallyDeprecated == true || $0.deprecated != nil } ?? false
  }

  /// The order of the source, as far as the symbols tell it.
  func isBefore(_ other: Self) -> Bool {
    let (first, second) = (location, other.location)
    return (first?.uri ?? "", first?.position.line ?? 0, first?.position.character ?? 0, identifier.precise)
      < (second?.uri ?? "", second?.position.line ?? 0, second?.position.character ?? 0, other.identifier.precise)
  }

  /// Whether values can be made of the type.
  var isFixtureKind: Bool { kind.identifier != "swift.protocol" && kind.identifier != "swift.typealias" }

  /// The name with the types that contain it, such as `Depot.Delegate`.
  var fullName: String { pathComponents.joined(separator: ".") }
}
