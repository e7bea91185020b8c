/// What becomes of all that was collected: the model, with the names put in that the mock will use.
extension ProtocolModelBuilder.Collector {
  /// The model with all names put in that the mock will use.
  ///
  /// The order matters: associated types are fixed first, then put into the requirements, and only then can equal
  /// requirements be merged and cases be named.
  func finished() throws(Unmockable) -> ProtocolModel {
    var model = model
    var substitution = Substitution(scope: builder.scope, mockName: model.mockName)
    let names = associated.map(\.name)
    substitution.parameters = Set(names)
    substitution.aliases = aliases
    let open = fix(&substitution, names)
    try resolve(&substitution)
    model.pinnedTypes = names.compactMap { name in substitution.pinned[name].map { (name, $0) } }
    model.associatedTypes = associated.filter { substitution.pinned[$0.name] == nil }.map { type in
      var type = type
      type.constraints = type.constraints.map { substitution.type($0) }
      return type
    }
    let conditions = open.map { substitution.constraint($0) } + inheritedConditions(substitution)
    var stated: Set<String> = []
    model.constraints = conditions.filter {
      isUseful($0, in: model) && stated.insert("\($0.subject.key) \($0.relation) \($0.object.key)").inserted
    }
    model.takeSimpleConstraints()
    if conditions.contains(where: { $0.relation == "==" && $0.subject == .named(model.mockName) })
      || model.constraints.contains(where: { $0.subject.mentions(model.mockName) || $0.object.mentions(model.mockName) }
      )
      || model.associatedTypes.contains(where: { $0.constraints.contains { $0.mentions(model.mockName) } })
    {
      throw Unmockable(
        "has an associated type whose conditions mention Self, which a generic class can't state; "
          + "write its mock by hand, with a concrete type")
    }
    let found = restatingMembers(&model)
    let hidden = Set(names).union(["Methods"])
    let requirements = found.map { requirement in
      var requirement = requirement
      requirement.declaration = substituted(requirement.declaration.renamingGenerics(besides: hidden), substitution)
      return requirement
    }
    model.requirements = try distinct(try merged(requirements), &model)
    model.mentionsSelf =
      model.mentionsSelf || model.requirements.contains { $0.declaration.mentions(model.mockName) }
      || model.pinnedTypes.contains { $0.type.mentions(model.mockName) }
    try refuseNames(model)
    CaseNames.assign(to: &model.requirements, scope: builder.scope)
    model.rename(renamedParameters(in: model, besides: names))
    return model
  }

  /// A requirement with what the associated types and `Self` stand for in the mock.
  ///
  /// What throws a type that turns out to be `Never` throws nothing; an existential error is any error.
  func substituted(_ declaration: DeclarationSyntax, _ substitution: Substitution) -> DeclarationSyntax {
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

  /// What the generator's own table would give the mock, but the protocol states itself, is recorded like any
  /// requirement.
  ///
  /// A protocol that is `Hashable` gives its mock a plain `hash(into:)`. One that states `hash(into:)` again wants its
  /// calls seen, so the plain member is removed from the model.
  func restatingMembers(_ model: inout ProtocolModel) -> [Requirement] {
    found.map { requirement in
      var requirement = requirement
      let start = ["static func ==", "func hash(into", "static var allCases"].first { start in
        switch requirement.declaration.title {
        case "==(_:_:)": start == "static func ==" && requirement.declaration.parameters.allSatisfy(\.isSelf)
        case "hash(into:)": start == "func hash(into"
        case "allCases": start == "static var allCases"
        default: false
        }
      }
      guard let start, model.members.contains(where: { $0.hasPrefix(start) }) else { return requirement }
      model.members.removeAll { $0.hasPrefix(start) }
      // The toolchain's protocol belongs to no actor, whatever the one belongs to that states it again.
      requirement.declaration.attributes.removeAll { builder.scope.isGlobalActor($0) == true }
      if model.globalActor != nil || model.isActor && !requirement.isStatic {
        requirement.declaration.modifiers.append("nonisolated")
      }
      if start == "static func ==" {
        let names = requirement.declaration.parameters.enumerated().map { $1.name ?? "argument\($0 + 1)" }
        requirement.ownDefault = names.joined(separator: " === ")
      }
      return requirement
    }
  }

  /// Refuses properties and associated types that have the names of what every mock has itself.
  ///
  /// A method of such a name is an overload; a property would be a second declaration.
  func refuseNames(_ model: ProtocolModel) throws(Unmockable) {
    if associated.contains(where: { $0.name == "Methods" }) {
      throw Unmockable("has an associated type Methods, a name that every mock needs for itself; rename it")
    }
    for requirement in model.requirements where requirement.declaration.keyword == .variable {
      let name = requirement.declaration.name.withoutBackticks
      if name == "staticMock", model.requirements.contains(where: { $0.isStatic || $0.canFail }) {
        throw Unmockable(
          "has a property staticMock, a name that every mock with static requirements needs for itself; rename it",
          at: requirement.place)
      }
      if ["mockRecorder", "_onMethod", "_onThrowingMethod", "_onAsyncMethod", "_onAsyncThrowingMethod"].contains(name) {
        throw Unmockable(
          "has a property \(name), a name that every mock needs for itself; rename it", at: requirement.place)
      }
    }
  }
}

extension DeclarationSyntax.Parameter {
  /// Whether the parameter is of the conforming type.
  fileprivate var isSelf: Bool { type.type == .named("Self") }
}
