/// Finds the types that fixtures are wanted of: those that requirements mention, and those that these mention in turn.
struct FixtureReach {
  let reader: FixtureReader
  /// The types in the order in which a walk from the requirements leaves them: what a type is made of comes before it.
  private(set) var types: [FixtureType] = []
  private var visited: Set<String> = []

  /// Starts with nothing; each visit adds what is reached from there.
  init(reader: FixtureReader) { self.reader = reader }

  /// Adds the types that the requirements of a protocol mention.
  mutating func visit(_ model: ProtocolModel) {
    for requirement in model.requirements {
      let declaration = requirement.declaration
      for parameter in declaration.parameters { visit(parameter.type.type) }
      visit(declaration.type)
      if let error = declaration.effect.error { visit(error) }
      for constraint in declaration.constraints where constraint.relation == "==" { visit(constraint.object) }
    }
    for (_, type) in model.pinnedTypes { visit(type) }
  }

  /// Adds the types that a type consists of, itself included.
  mutating func visit(_ type: TypeSyntax) {
    switch type {
    case .named(let names): if let id = names.last?.id { visit(id) }
    case .member(_, let name): if let id = name.id { visit(id) }
    default: break
    }
    for child in type.children { visit(child) }
  }

  /// Adds a type after those that its makers need.
  mutating func visit(_ id: String) {
    guard visited.insert(id).inserted else { return }
    if let underlying = reader.scope.alias(id)?.underlyingType { return visit(underlying) }
    guard let type = reader.type(id) else { return }
    for maker in type.makers {
      for parameter in maker.parameters where !parameter.isLeftOut { visit(parameter.type.type) }
    }
    types.append(type)
  }
}
