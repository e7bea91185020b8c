extension NameScope {
  /// The global actor that code must belong to in order to name the types of a requirement; nil where any code can.
  ///
  /// A conformance can belong to an actor, as those of a module do whose default is the main actor. Then a type that rests on
  /// one, such as a set of its values, can be named only by code of that actor.
  ///
  /// - Parameters:
  ///   - types: The types to name.
  ///   - requirement: The attributes of the requirement that mentions them.
  ///   - protocolActor: The actor that its protocol says it belongs to.
  func actor(
    toName types: [TypeSyntax], of requirement: [AttributeSyntax], in protocolActor: AttributeSyntax?
  ) -> AttributeSyntax? {
    let own = requirement.first { isGlobalActor($0) == true }
    guard let actor = own ?? protocolActor else { return nil }
    // Where the graph gives an actor to each requirement and none to the protocol, it is the default of the module.
    let isDefault = own != nil && protocolActor == nil
    return types.contains { restsOnIsolation($0, isDefault) } ? actor : nil
  }

  /// Whether a type, or one in it, is made of arguments of which it asks a conformance that may belong to an actor.
  private func restsOnIsolation(_ type: TypeSyntax, _ isDefault: Bool) -> Bool {
    if let underlying = underlyingType(of: type), restsOnIsolation(underlying, isDefault) { return true }
    switch type {
    case .dictionary(let key, _): if mentionsIsolated(key, isDefault) { return true }
    case .named(let names):
      let arguments = names.last.map { asksOfArguments($0) ? $0.arguments : [] } ?? []
      if arguments.contains(where: { mentionsIsolated($0, isDefault) }) { return true }
    default: break
    }
    return type.children.contains { restsOnIsolation($0, isDefault) }
  }

  /// Whether a generic type has conditions on its arguments.
  ///
  /// Of types without a graph, only those of the standard library that are listed here count.
  private func asksOfArguments(_ name: TypeSyntax.NameSyntax) -> Bool {
    guard let id = name.id else { return false }
    if let symbol = index[id] { return symbol.swiftGenerics?.constraints?.isEmpty == false }
    return ["Set", "Dictionary", "Range", "ClosedRange"].contains(name.text)
  }

  /// Whether a type of the module under test that belongs to an actor is part of a type.
  ///
  /// - Parameter isDefault: What holds of a type about which the graph tells nothing, such as an enum with cases alone.
  private func mentionsIsolated(_ type: TypeSyntax, _ isDefault: Bool) -> Bool {
    type.identifiers.contains { id in
      guard let symbol = index[id], !isProtocol(id), index.module(of: id) == index.module else { return false }
      if hasGlobalActor(symbol) { return true }
      // A type's own actor is printed only where it is written, but its members have theirs; those that it gets from a
      // protocol tell nothing, nor do cases.
      let members = index.members(of: id).filter { member in
        ["swift.init", "swift.property", "swift.method"].contains(member.kind.identifier)
          && !member.identifier.precise.contains("::SYNTHESIZED::")
      }
      return members.isEmpty ? isDefault : members.contains(where: hasGlobalActor)
    }
  }

  /// Whether a global actor stands before a declaration.
  private func hasGlobalActor(_ symbol: SymbolGraph.Symbol) -> Bool {
    let attributes = (try? declaration(of: symbol))?.attributes ?? []
    return attributes.contains { isGlobalActor($0) == true }
  }

  /// Whether an attribute is a global actor; nil when nothing tells.
  ///
  /// Without a graph of the attribute, its name decides: `...Actor` is one, `...Builder` is none.
  func isGlobalActor(_ attribute: AttributeSyntax) -> Bool? {
    guard let id = attribute.id else { return attribute.name == "MainActor" }
    if id == "s:ScM" { return true }
    if let fragments = index[id]?.declarationFragments {
      return fragments.contains { $0.spelling.contains("globalActor") }
    }
    if attribute.name.hasSuffix("Actor") { return true }
    return attribute.name.hasSuffix("Builder") ? false : nil
  }
}
