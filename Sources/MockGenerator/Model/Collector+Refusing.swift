/// Requirements that no class can have, though the protocol is legal: the reasons, and what to do.
extension ProtocolModelBuilder.Collector {
  /// Several packs in one expansion must be of the same length, and no witness is accepted for that.
  func refusePacks(
    _ declaration: DeclarationSyntax, _ symbol: SymbolGraph.Symbol, at place: SourcePlace
  ) throws(Unmockable) {
    let packs = declaration.genericParameters.filter { $0.introducer == "each" }.map(\.name)
    let title = symbol.pathComponents.last ?? ""
    for parameter in declaration.parameters {
      if case .function(let function) = parameter.type.type,
        parameter.type.attributes.contains(where: { $0.name == "escaping" }),
        function.parameters.contains(where: { if case .packExpansion = $0.type { true } else { false } })
      {
        throw Unmockable(
          "declares \(title), an escaping closure over a parameter pack, on which the compiler itself fails; "
            + "write its mock by hand", at: place)
      }
      guard case .packExpansion(let pattern) = parameter.type.type, packs.filter(pattern.mentions).count > 1 else {
        continue
      }
      throw Unmockable(
        "declares \(title), which expands two packs together, and the compiler accepts no class that "
          + "does; take one pack of pairs instead", at: place)
    }
  }

  /// A value that can't be stored can't come out of a stub.
  ///
  /// An initializer is left alone: what it makes is the mock.
  func refuseNonescapable(
    _ declaration: DeclarationSyntax, _ symbol: SymbolGraph.Symbol, at place: SourcePlace
  ) throws(Unmockable) {
    guard declaration.keyword != .initializer, let name = builder.scope.nonescapableType(in: declaration.type) else {
      return
    }
    throw Unmockable(
      "asks for \(symbol.pathComponents.last ?? ""), whose result is a nonescapable \(name) and so can't come out of a "
        + "stub; write its mock by hand", at: place)
  }
}
