extension ProtocolModelBuilder.Collector {
  typealias Constraint = DeclarationSyntax.Constraint

  /// The model with all names put in that the mock will use.
  func finished() throws(Unmockable) -> ProtocolModel {
    var model = model
    var substitution = Substitution(scope: builder.scope, mockName: model.mockName)
    let names = associated.map(\.name)
    substitution.parameters = Set(names)
    var open: [Constraint] = []
    for constraint in constraints {
      guard let pin = pin(constraint, among: names, pinned: substitution.pinned) else {
        open.append(constraint)
        continue
      }
      substitution.pinned[pin.name] = pin.type
    }
    try resolve(&substitution)
    model.pinnedTypes = names.compactMap { name in substitution.pinned[name].map { (name, $0) } }
    model.associatedTypes = associated.filter { substitution.pinned[$0.name] == nil }.map { type in
      var type = type
      type.constraints = type.constraints.map { substitution.type($0) }
      return type
    }
    let conditions = open.map { substitution.constraint($0) }
    model.constraints = conditions.filter { isUseful($0, in: model) }
    if conditions.contains(where: { $0.relation == "==" && $0.subject == .named(model.mockName) })
      || model.constraints.contains(where: { $0.subject.mentions(model.mockName) || $0.object.mentions(model.mockName) }
      )
      || model.associatedTypes.contains(where: { $0.constraints.contains { $0.mentions(model.mockName) } })
    {
      throw Unmockable(
        "has an associated type whose conditions mention Self, which a generic class can't state; "
          + "write its mock by hand, with a concrete type")
    }
    model.mentionsSelf = model.mentionsSelf || found.contains { $0.declaration.mentionsSelf(besides: names) }
    model.requirements = try merged(
      found.map { requirement in
        var requirement = requirement
        requirement.declaration = substituted(requirement.declaration, substitution)
        return requirement
      })
    try refuseNames(model)
    CaseNames.assign(to: &model.requirements)
    return model
  }

  /// Tells whether a condition fixes an associated type.
  private func pin(
    _ constraint: Constraint, among names: [String], pinned: [String: TypeSyntax]
  ) -> (name: String, type: TypeSyntax)? {
    guard constraint.relation == "==" else { return nil }
    let subject = associatedName(constraint.subject, among: names)
    let object = associatedName(constraint.object, among: names)
    if let subject, subject != object, pinned[subject] == nil { return (subject, constraint.object) }
    if let object, object != subject, pinned[object] == nil { return (object, constraint.subject) }
    return nil
  }

  private func associatedName(_ type: TypeSyntax, among names: [String]) -> String? {
    guard case .named(let parts) = type else { return nil }
    let own = parts[0].text == "Self" ? Array(parts.dropFirst()) : parts
    return own.count == 1 && names.contains(own[0].text) && own[0].arguments.isEmpty ? own[0].text : nil
  }

  /// Fixed types may mention other fixed types, though not in a ring.
  private func resolve(_ substitution: inout Substitution) throws(Unmockable) {
    var resolved: [String: TypeSyntax] = [:]
    var open = substitution.pinned
    while !open.isEmpty {
      let ready = open.filter { _, type in !open.keys.contains { isMentioned($0, in: type) } }
      guard !ready.isEmpty else {
        let names = open.keys.sorted()
        throw Unmockable(
          "fixes \(names.count == 1 ? "its associated type" : "associated types") \(names.joined(separator: ", ")) "
            + "in terms of \(names.count == 1 ? "itself" : "each other"), which a class can't state; "
            + "write its mock by hand, with concrete types")
      }
      substitution.pinned = resolved
      for (name, type) in ready {
        resolved[name] = substitution.type(type)
        open[name] = nil
      }
    }
    substitution.pinned = resolved
  }

  private func isMentioned(_ name: String, in type: TypeSyntax) -> Bool {
    type.contains { part in
      guard case .named(let names) = part else { return false }
      if names[0].text == "Self" { return names.count > 1 && names[1].text == name }
      return names[0].text == name && names[0].id.map { $0.hasSuffix("Qa") } ?? true
    }
  }

  /// Drops the conditions that hold once the fixed types are put in: of those, only the compiler knows more.
  private func isUseful(_ constraint: Constraint, in model: ProtocolModel) -> Bool {
    guard case .named(let names) = constraint.subject else { return false }
    if names[0].text == model.mockName, names.count == 1 { return false }
    if constraint.relation == "==", constraint.subject == constraint.object { return false }
    let parameters = model.associatedTypes.map(\.name)
    let mentioned = parameters.filter { constraint.subject.mentions($0) || constraint.object.mentions($0) }
    return !mentioned.isEmpty
  }

  private func substituted(_ declaration: DeclarationSyntax, _ substitution: Substitution) -> DeclarationSyntax {
    var declaration = declaration
    let generics = Set(declaration.genericParameters.map(\.name))
    for position in declaration.parameters.indices {
      declaration.parameters[position].type.type = substitution.type(
        declaration.parameters[position].type.type, besides: generics)
    }
    declaration.type = substitution.type(declaration.type, besides: generics)
    if case .typed(let error) = declaration.effect {
      let error = substitution.type(error, besides: generics)
      declaration.effect = .typed(error)
      if case .named(let names) = error, names.last?.text == "Never" { declaration.effect = .none }
      if case .existential = error { declaration.effect = .any }
    }
    declaration.constraints = declaration.constraints
      .map { substitution.constraint($0, besides: generics) }
      .filter { !($0.object == .named("Any")) }
    return declaration
  }

  /// One requirement for each that a parent and a child both state.
  private func merged(_ requirements: [Requirement]) throws(Unmockable) -> [Requirement] {
    var merged: [Requirement] = []
    var positions: [String: Int] = [:]
    for requirement in requirements {
      let key = requirement.witnessKey
      guard let position = positions[key] else {
        positions[key] = merged.count
        merged.append(requirement)
        continue
      }
      let known = merged[position].declaration
      if known.keyword == .variable, known.type != requirement.declaration.type,
        known.type.withoutIDs != requirement.declaration.type.withoutIDs
      {
        throw Unmockable(
          "asks for two properties \(known.name) of different types, which no class can have", at: requirement.place)
      }
      merged[position].declaration.hasSetter = known.hasSetter || requirement.declaration.hasSetter
      if requirement.declaration.effect == .none { merged[position].declaration.effect = .none }
      if known.keyword == .variable || known.keyword == .subscript {
        merged[position].declaration.isAsync = known.isAsync && requirement.declaration.isAsync
      }
    }
    return merged
  }

  /// Several packs in one expansion must be of the same length, and no witness is accepted for that.
  private func refusePacks(_ requirement: Requirement) throws(Unmockable) {
    let packs = requirement.declaration.genericParameters.filter { $0.introducer == "each" }.map(\.name)
    for parameter in requirement.declaration.parameters {
      guard case .packExpansion(let pattern) = parameter.type.type, packs.filter(pattern.mentions).count > 1 else {
        continue
      }
      throw Unmockable(
        "declares \(requirement.title), which expands two packs together, and the compiler accepts no class that "
          + "does; take one pack of pairs instead", at: requirement.place)
    }
  }

  private func refuseNames(_ model: ProtocolModel) throws(Unmockable) {
    for requirement in model.requirements { try refusePacks(requirement) }
    if associated.contains(where: { $0.name == "Methods" }) {
      throw Unmockable("has an associated type Methods, a name that every mock needs for itself; rename it")
    }
    for requirement in model.requirements where requirement.declaration.keyword == .variable {
      let name = requirement.declaration.name.withoutBackticks
      if ["mockRecorder", "_onMethod", "_onThrowingMethod", "_onAsyncMethod", "_onAsyncThrowingMethod"].contains(name) {
        throw Unmockable(
          "has a property \(name), a name that every mock needs for itself; rename it", at: requirement.place)
      }
    }
  }
}
