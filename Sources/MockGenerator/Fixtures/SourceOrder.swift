/// Where a symbol stands in the source, for an order that doesn't depend on that of the graph.
struct SourceOrder: Comparable {
  private let file: String
  private let line: Int
  private let column: Int
  private let id: String

  /// The order of a symbol; one without a place, as what the compiler writes itself, stands where its type does.
  init(_ symbol: SymbolGraph.Symbol, in type: SymbolGraph.Symbol? = nil) {
    let place = symbol.location ?? type?.location
    file = place?.uri ?? ""
    line = place?.position.line ?? 0
    column = place?.position.character ?? 0
    id = symbol.identifier.precise
  }

  /// By file, line and column; the identifier decides between symbols at the same place.
  static func < (one: SourceOrder, other: SourceOrder) -> Bool {
    (one.file, one.line, one.column, one.id) < (other.file, other.line, other.column, other.id)
  }
}
