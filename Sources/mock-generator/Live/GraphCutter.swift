import Foundation

/// Cuts the graphs of a large module to its types and what its protocols ask for.
enum GraphCutter {
  /// One graph with all types at the top level, the protocols' requirements, and the relationships between them.
  ///
  /// Documentation comments are dropped. The keys are sorted, so that equal input gives equal files.
  static func cut(_ graphs: [Data], module: String) throws -> Data {
    var symbols: [[String: Any]] = []
    var relationships: [[String: Any]] = []
    var first: [String: Any] = [:]
    for data in graphs {
      guard let graph = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { continue }
      if first.isEmpty { first = graph }
      symbols += graph["symbols"] as? [[String: Any]] ?? []
      relationships += graph["relationships"] as? [[String: Any]] ?? []
    }
    let protocols = Set(symbols.filter { kind(of: $0) == "swift.protocol" }.compactMap(id))
    relationships = relationships.filter { relationship in
      switch relationship["kind"] as? String {
      case "requirementOf", "optionalRequirementOf": true
      case "conformsTo", "inheritsFrom": (relationship["source"] as? String).map(protocols.contains) ?? false
      case "memberOf": (relationship["target"] as? String).map(protocols.contains) ?? false
      default: false
      }
    }
    var kept = Set(relationships.compactMap { $0["source"] as? String })
    symbols = symbols.filter { symbol in
      let isWanted = isType(symbol) || id(symbol).map(kept.contains) == true
      return isWanted && kept.insert("symbol " + (id(symbol) ?? "")).inserted
    }
    for position in symbols.indices { symbols[position]["docComment"] = nil }
    let cut: [String: Any] = [
      "metadata": first["metadata"] ?? [:], "module": ["name": module, "platform": [:] as [String: Any]],
      "symbols": symbols, "relationships": relationships,
    ]
    return try JSONSerialization.data(withJSONObject: cut, options: [.sortedKeys])
  }

  private static func id(_ symbol: [String: Any]) -> String? {
    (symbol["identifier"] as? [String: Any])?["precise"] as? String
  }

  private static func kind(of symbol: [String: Any]) -> String {
    (symbol["kind"] as? [String: Any])?["identifier"] as? String ?? ""
  }

  private static func isType(_ symbol: [String: Any]) -> Bool {
    ["swift.protocol", "swift.struct", "swift.class", "swift.enum", "swift.actor", "swift.typealias"]
      .contains(kind(of: symbol)) && (symbol["pathComponents"] as? [String])?.count == 1
  }
}
