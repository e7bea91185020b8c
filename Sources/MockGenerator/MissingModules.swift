extension MockGenerator {
  /// The modules whose symbol graphs are needed as well: their protocols and classes are inherited, and are in no graph.
  ///
  /// - Parameter symbolGraphs: The module's own graphs first, then those of other modules, as for `generate`.
  /// - Returns: The names of the modules, sorted. With their graphs, others may be missing.
  /// - Throws: A `GeneratorError` when a graph can't be read.
  public static func missingModules(in symbolGraphs: [SymbolGraphFile]) throws(GeneratorError) -> [String] {
    var graphs: [SymbolGraph] = []
    for file in symbolGraphs { graphs.append(try file.graph()) }
    let module = graphs.first?.module.name ?? ""
    var declared: Set<String> = []
    var open: [String] = []
    for graph in graphs {
      for symbol in graph.symbols {
        declared.insert(symbol.identifier.precise)
        if graph.module.name == module, symbol.kind.identifier == "swift.protocol" {
          open.append(symbol.identifier.precise)
        }
      }
    }
    let parents = Dictionary(
      grouping: graphs.flatMap(\.relationships).filter { $0.kind == "conformsTo" || $0.kind == "inheritsFrom" },
      by: \.source)
    var visited: Set<String> = []
    var missing: Set<String> = []
    while let id = open.popLast() {
      guard visited.insert(id).inserted else { continue }
      for parent in parents[id] ?? [] where KnownProtocol.all[parent.target] == nil {
        open.append(parent.target)
        guard !declared.contains(parent.target) else { continue }
        let name = parent.targetFallback?.prefix { $0 != "." }
        if let module = name.map(String.init) ?? MangledName.path(of: parent.target)?.module { missing.insert(module) }
      }
    }
    return missing.sorted()
  }
}
