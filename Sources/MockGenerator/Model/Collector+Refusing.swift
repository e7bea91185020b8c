/// Requirements that no class can have, though the protocol is legal: the reasons, and what to do.
extension ProtocolModelBuilder.Collector {
  /// Several packs in one expansion must be of the same length, and no witness is accepted for that.
  func refusePacks(
    _ declaration: DeclarationSyntax, _ symbol: SymbolGraph.Symbol, at place: SourcePlace
  ) throws(Unmockable) {
    let packs = declaration.genericParameters.filter { $0.introducer == "each" }.map(\.name)
    let title = symbol.pathComponents.last ?? ""
    for parameter in declaration.parameters {
      guard case .packExpansion(let pattern) = parameter.type.type, packs.filter(pattern.mentions).count > 1 else {
        continue
      }
      throw Unmockable(
        "declares \(title), which expands two packs together, and the compiler accepts no class that "
          + "does; take one pack of pairs instead", at: place)
    }
  }

  /// The compiler fails on a subscript with a setter whose index is an optional of what holds a function or a metatype.
  ///
  /// It accepts `Int.Type?`, but neither `Int.Type??` nor `(Int.Type, Int)?`.
  func refuseIndexes(
    _ declaration: DeclarationSyntax, _ symbol: SymbolGraph.Symbol, at place: SourcePlace
  ) throws(Unmockable) {
    guard declaration.keyword == .subscript, declaration.hasSetter else { return }
    for parameter in declaration.parameters {
      guard let type = builder.scope.wrapped(parameter.type.type), !isFunctionOrMetatype(type),
        holdsFunctionOrMetatype(type)
      else { continue }
      throw Unmockable(
        "declares \(symbol.pathComponents.last ?? ""), which can be set and has an index of type "
          + "\(TypePrinter(scope: builder.scope).text(parameter.type.type)), on which the compiler itself fails; "
          + "put that into a struct of your own", at: place)
    }
  }

  /// Whether a type is, or an optional or a tuple holds, a function or a metatype.
  private func holdsFunctionOrMetatype(_ type: TypeSyntax) -> Bool {
    if isFunctionOrMetatype(type) { return true }
    if let wrapped = builder.scope.wrapped(type) { return holdsFunctionOrMetatype(wrapped) }
    guard case .tuple(let elements) = builder.scope.unaliased(type) else { return false }
    return elements.contains { holdsFunctionOrMetatype($0.type) }
  }

  private func isFunctionOrMetatype(_ type: TypeSyntax) -> Bool {
    if builder.scope.function(type) != nil { return true }
    switch builder.scope.unaliased(type) {
    case .metatype, .existential(.metatype): return true
    default: return false
    }
  }

  /// A value that can't be stored can't come out of a stub.
  ///
  /// An initializer is left alone: what it makes is the mock.
  func refuseNonescapable(
    _ declaration: DeclarationSyntax, _ symbol: SymbolGraph.Symbol, at place: SourcePlace
  ) throws(Unmockable) {
    guard declaration.keyword != .initializer,
      let name = builder.scope.nonescapableType(in: declaration.type, of: declaration)
    else { return }
    throw Unmockable(
      "asks for \(symbol.pathComponents.last ?? ""), whose result is a nonescapable \(name) and so can't come out of a "
        + "stub; write its mock by hand", at: place)
  }
}
