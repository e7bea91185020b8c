/// What only those see who name its SPI group: which groups the mock has to import.
extension ProtocolModelBuilder.Collector {
  /// Notes the groups of the types that a requirement mentions and that are SPI.
  mutating func importGroups(
    _ declaration: DeclarationSyntax, at place: SourcePlace
  ) throws(Unmockable) {
    let types = declaration.allTypes + declaration.inherited
    for id in types.flatMap(\.identifiers) where builder.index.isSPI(id) {
      let name = builder.index[id]?.fullName ?? ""
      try importGroup(of: id) { reason in
        Unmockable("declares \(declaration.title), which mentions the SPI type \(name), \(reason)", at: place)
      }
    }
  }

  /// Notes the SPI group that must be named to see a symbol.
  mutating func importGroup(
    of id: String, orThrow problem: (_ reason: String) -> Unmockable
  ) throws(Unmockable) {
    guard builder.seesSPI else {
      throw problem("which only an internal mock can mention; leave out --access for it, or write its mock by hand")
    }
    let groups = builder.scope.spiGroups(of: id)
    guard !groups.isEmpty, let module = builder.index.module(of: id) else {
      throw problem("and its group can't be told; write its mock by hand")
    }
    model.spiGroups[builder.scope.importedName(module), default: []].formUnion(groups)
  }
}
