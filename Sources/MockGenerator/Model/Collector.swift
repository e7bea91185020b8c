import Foundation

extension ProtocolModelBuilder {
  /// Walks from a protocol to its parents and collects what they ask for.
  struct Collector {
    /// What the symbol graphs are read with.
    let builder: ProtocolModelBuilder
    /// The model so far; requirements and associated types go in at the end.
    var model: ProtocolModel
    /// The protocols that are collected already, since two parents may inherit the same one.
    var visited: Set<String> = []
    /// The protocol and all that it inherits.
    let conformances: Set<String>
    /// Associated types in the order in which they appear, with what they must conform to.
    var associated: [ProtocolModel.AssociatedType] = []
    /// The conditions of the `where` clauses of all protocols visited and of their associated types.
    var constraints: [DeclarationSyntax.Constraint] = []
    /// The requirements as they are stated, with `Self` and associated types still in them.
    var found: [Requirement] = []
    /// The aliases of the protocol and its parents, by name.
    var aliases: [String: String] = [:]

    /// Starts with an empty model of a protocol.
    init(builder: ProtocolModelBuilder, model: ProtocolModel) {
      self.builder = builder
      self.model = model
      conformances = builder.index.ancestors(of: model.id)
    }

    /// Collects what a protocol asks for, and then what its parents ask for, each once.
    ///
    /// A parent of the toolchain may be in no graph; then the generator's own table must know it.
    ///
    /// - Parameter isRoot: Whether it is the protocol that is mocked itself.
    /// - Throws: An `Unmockable` when one requirement can't be fulfilled by any class and has no default implementation.
    mutating func visit(_ id: String, isRoot: Bool) throws(Unmockable) {
      guard visited.insert(id).inserted else { return }
      if isRoot { try begin(id) }
      if !isRoot, let known = KnownProtocol.all[id] {
        if known.hasWitnesses, model.globalActor != nil, let name = KnownProtocol.name(of: id) {
          model.nonisolatedParents.append((name, known.module))
        }
        return try visit(known, id: id)
      }
      guard let symbol = builder.index[id] else { throw foreign(id) }
      if builder.index.isSPI(id) {
        let subject = isRoot ? "is SPI" : "inherits \(symbol.fullName), which is SPI"
        try importGroup(of: id) { reason in Unmockable("\(subject), \(reason)") }
      }
      let declaration = try builder.declaration(of: symbol)
      let actor = declaration.attributes.first(where: isGlobalActor)
      if model.globalActor == nil { model.globalActor = actor }
      if !isRoot, actor == nil { model.hasParentWithoutActor = true }
      if isRoot { model.primaryTypes = declaration.genericParameters.map(\.name) }
      if let superclass = builder.index.superclass(of: id) {
        guard let symbol = builder.index[superclass] else {
          throw Unmockable(
            "asks for a subclass of a class that is in no symbol graph given; "
              + "pass the graph of that class's module too, or write its mock by hand")
        }
        let parents = declaration.inherited + declaration.constraints.map(\.object)
        let type = parents.first { type in
          if case .named(let names) = type { return names.last?.id == superclass }
          return false
        }
        model.superclass = ProtocolModel.Superclass(symbol: symbol, arguments: type?.lastArguments ?? [])
      }
      constraints += declaration.constraints
      if let module = builder.index.module(of: id), module != builder.index.module {
        model.parentModules.insert(builder.scope.importedName(module))
      }
      for member in builder.index.members(of: id) where member.kind.identifier == "swift.typealias" {
        if let name = member.pathComponents.last, aliases[name] == nil { aliases[name] = member.identifier.precise }
      }
      for requirement in builder.index.requirements(of: id) {
        do {
          try add(requirement, of: id)
        } catch {
          guard builder.index.hasDefault(requirement.identifier.precise, in: conformances) else { throw error }
          model.omissions.append(error)
        }
      }
      for parent in builder.index.parents(of: id) { try visit(parent, isRoot: false) }
    }

    /// What must be known when a protocol of the table itself is asked for.
    private mutating func begin(_ id: String) throws(Unmockable) {
      if let obstacle = KnownProtocol.all[id]?.obstacle {
        throw Unmockable("can't have a mock, because \(obstacle)")
      }
      if ["s:s8SendableP", "s:s8CopyableP", "s:s9EscapableP", "s:ScA", "s:12_Concurrency8AnyActorP"].contains(id) {
        throw Unmockable("needs no mock, because it asks for nothing that could be recorded")
      }
      if id == "s:s5ErrorP" { model.isSendable = true }
    }

    /// Collects what the generator's own table says about a protocol of the toolchain.
    private mutating func visit(_ known: KnownProtocol, id: String) throws(Unmockable) {
      if let obstacle = known.obstacle { throw Unmockable("can't have a mock, because \(obstacle)") }
      if !SymbolIndex.implicitModules.contains(known.module) { model.parentModules.insert(known.module) }
      switch id {
      case "s:s8SendableP": model.isSendable = true
      case "s:ScA": model.isActor = true
      case "s:10Foundation16NSObjectProtocolP", "c:objc(pl)NSObject": model.isNSObject = true
      default: break
      }
      for text in known.associatedTypes { addKnownAssociatedType(text) }
      for text in known.requirements {
        let parts = text.components(separatedBy: " ?? ")
        guard let declaration = try? DeclarationParser.parse(Token.tokens(ofSource: parts[0])) else { continue }
        var requirement = Requirement(
          declaration: declaration, id: "", protocolID: id, title: declaration.title, place: model.place,
          availability: [])
        if parts.count > 1 { requirement.ownDefault = parts[1].replacingOccurrences(of: "Mock", with: model.mockName) }
        if !declaration.name.isEmpty, !declaration.name.isIdentifier {
          requirement.fixity = "infix"
          for position in declaration.parameters.indices { requirement.declaration.parameters[position].label = nil }
        }
        found.append(requirement)
      }
      model.members += known.members.map { $0.replacingOccurrences(of: "Mock", with: model.mockName) }
      if known.needsFinalClass { model.mentionsSelf = true }
      for parent in known.parents { try visit(parent, isRoot: false) }
    }

    /// Adds an associated type as the table has it: open, or fixed with `=`.
    private mutating func addKnownAssociatedType(_ text: String) {
      let tokens = Token.scan("associatedtype " + text.replacingOccurrences(of: "Mock", with: model.mockName))
      guard let declaration = try? DeclarationParser.parse(tokens) else { return }
      note(declaration)
      if let type = declaration.underlyingType {
        constraints.append(
          DeclarationSyntax.Constraint(subject: .named(declaration.name), relation: "==", object: type))
      }
    }

    /// Adds one requirement, in the form in which the compiler means it: what the graph leaves out of the declaration is put back
    /// first.
    private mutating func add(_ symbol: SymbolGraph.Symbol, of protocolID: String) throws(Unmockable) {
      var declaration = try builder.declaration(of: symbol)
      let place = SourcePlace(symbol.location)
      try importGroups(declaration, at: place)
      model.cModules.formUnion(builder.scope.cModules(of: declaration, at: place))
      if declaration.keyword == .associatedType {
        note(declaration)
        constraints += declaration.constraints
        return
      }
      // An optional requirement of Objective-C needs no witness.
      guard declaration.keyword != .alias, !declaration.modifiers.contains("optional") else { return }
      let id = symbol.identifier.precise
      // What the standard library has deprecated has a default implementation, and no class is to implement it.
      if symbol.isDeprecated, builder.index.module(of: protocolID).map(SymbolIndex.implicitModules.contains) == true {
        return
      }
      if declaration.modifiers.contains("distributed") {
        throw Unmockable(
          "declares the distributed requirement \(declaration.title), which only a distributed actor has; let the code under "
            + "test depend on a protocol without `distributed`, and mock that", at: place)
      }
      try RequirementRepair(scope: builder.scope).repair(&declaration, id: id, protocolID: protocolID, at: place)
      try refusePacks(declaration, symbol, at: place)
      try refuseNonescapable(declaration, symbol, at: place)
      try refuseIndexes(declaration, symbol, at: place)
      var requirement = Requirement(
        declaration: declaration, id: id, protocolID: protocolID, title: symbol.pathComponents.last ?? "", place: place,
        availability: symbol.availability ?? [])
      if symbol.kind.identifier == "swift.func.op" {
        for position in declaration.parameters.indices { requirement.declaration.parameters[position].label = nil }
        requirement.fixity = MangledName.fixity(of: id)
      }
      found.append(requirement)
    }

    /// Notes an associated type; one that a child repeats gets the conditions of both.
    private mutating func note(_ declaration: DeclarationSyntax) {
      if let position = associated.firstIndex(where: { $0.name == declaration.name }) {
        for type in declaration.inherited where !associated[position].constraints.contains(type) {
          associated[position].constraints.append(type)
        }
      } else {
        associated.append(
          ProtocolModel.AssociatedType(name: declaration.name, constraints: declaration.inherited))
      }
    }

    /// Whether an attribute of a protocol is a global actor.
    ///
    /// One that the graphs don't know is taken for one: they print hardly any others on protocols.
    private func isGlobalActor(_ attribute: AttributeSyntax) -> Bool {
      builder.scope.isGlobalActor(attribute) ?? true
    }

    /// The reason why a protocol can't be mocked that inherits one of a module without a graph.
    private func foreign(_ id: String) -> Unmockable {
      let fallback = builder.index.fallbackName(of: id)
      let name = fallback?.split(separator: ".").dropFirst().joined(separator: ".") ?? id
      let module = fallback?.split(separator: ".").first.map(String.init) ?? "another module"
      return Unmockable(
        "inherits \(name) of \(module), whose requirements are in no symbol graph given; "
          + "pass the graph of \(module) too, or write its mock by hand")
    }
  }
}
