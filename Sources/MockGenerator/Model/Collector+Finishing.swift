extension ProtocolModelBuilder.Collector {
  typealias Constraint = DeclarationSyntax.Constraint

  /// The model with all names put in that the mock will use.
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
    model.constraints = conditions.filter { isUseful($0, in: model) }
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

  /// Fixes associated types to what conditions and restated properties say; the answer is the conditions that are left.
  private func fix(_ substitution: inout Substitution, _ names: [String]) -> [Constraint] {
    var open: [Constraint] = []
    // A condition on a member of another associated type fixes less than one that names a type.
    let sorted = (constraints + restated(names)).enumerated().sorted {
      ($0.element.object.isMember ? 1 : 0, $0.offset) < ($1.element.object.isMember ? 1 : 0, $1.offset)
    }
    for (_, constraint) in sorted {
      guard let pin = pin(constraint, among: names, pinned: substitution.pinned),
        !isMentioned(pin.name, in: substitution.type(pin.type))
      else {
        open.append(constraint)
        continue
      }
      substitution.pinned[pin.name] = pin.type
    }
    return open
  }

  /// What a property says about an associated type that a parent declared it with, as `var id: UUID` does of `ID`.
  private func restated(_ names: [String]) -> [Constraint] {
    let variables = found.filter { $0.declaration.keyword == .variable }
    return variables.flatMap { open in
      variables.compactMap { fixed -> Constraint? in
        guard open.declaration.name == fixed.declaration.name, open.isStatic == fixed.isStatic,
          associatedName(open.declaration.type, among: names) != nil,
          !names.contains(where: { isMentioned($0, in: fixed.declaration.type) })
        else { return nil }
        return Constraint(subject: open.declaration.type, relation: "==", object: fixed.declaration.type)
      }
    }
  }

  /// What the generator's own table would give the mock, but the protocol states itself, is recorded like any
  /// requirement.
  private func restatingMembers(_ model: inout ProtocolModel) -> [Requirement] {
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
      if start == "static func ==" {
        let names = requirement.declaration.parameters.enumerated().map { $1.name ?? "argument\($0 + 1)" }
        requirement.ownDefault = names.joined(separator: " === ")
      }
      return requirement
    }
  }

  /// What a fixed associated type had to conform to, now asked of the type that it is fixed to.
  private func inheritedConditions(_ substitution: Substitution) -> [Constraint] {
    associated.flatMap { type -> [Constraint] in
      guard let fixed = substitution.pinned[type.name] else { return [] }
      return type.constraints.map { Constraint(subject: fixed, relation: ":", object: substitution.type($0)) }
    }
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
    // A type of a module may have the same name.
    guard case .named(let parts) = type, parts[0].module == nil else { return nil }
    let own = parts[0].text == "Self" ? Array(parts.dropFirst()) : parts
    return own.count == 1 && names.contains(own[0].text) && own[0].arguments.isEmpty ? own[0].text : nil
  }

  /// Other names for type parameters, of which overloads leave the compiler several to infer: an alias then tells it which
  /// is which, and can't have the name of a type parameter.
  private func renamedParameters(in model: ProtocolModel, besides names: [String]) -> [String: String] {
    let functions = model.requirements.filter { $0.declaration.keyword == .function }
    let overloads = Dictionary(grouping: functions) { "\($0.isStatic) \($0.declaration.title)" }.values
    let positions = overloads.filter { $0.count > 1 }.flatMap { group in
      let types = group.map { $0.declaration.parameters.map(\.type.type) + [$0.declaration.type] }
      return types[0].indices.map { position in types.map { $0[position] } }
    }
    var renamed: [String: String] = [:]
    for name in model.associatedTypes.map(\.name) {
      guard positions.contains(where: { $0.contains(.named(name)) && Set($0.map(\.key)).count > 1 }) else { continue }
      var parameter = name.withoutBackticks + "Type"
      while names.contains(parameter) || builder.index.topLevelNames[parameter] != nil { parameter += "_" }
      renamed[name] = parameter
    }
    return renamed
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
    if constraint.relation == "==", constraint.subject.key == constraint.object.key { return false }
    let parameters = model.associatedTypes.map(\.name)
    // A member of an array, or of another type with arguments, is no place for a condition of a class.
    guard names.count == 1 || names[0].arguments.isEmpty else { return false }
    return parameters.contains(names[0].text) && names[0].module == nil
      || constraint.relation == "==" && parameters.contains { constraint.object.mentions($0) }
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
      if requirement.declaration.keyword == .variable,
        merged[position].declaration.type.key != requirement.declaration.type.key
      {
        throw Unmockable(
          "asks for two properties \(requirement.declaration.name) of different types, which no class can have",
          at: requirement.place)
      }
      merged[position].takeWeaker(requirement)
    }
    return merged
  }

  /// The requirements without a method, or a property, whose name a property, or a method, needs too: one of them must
  /// have a default implementation.
  private func distinct(_ requirements: [Requirement], _ model: inout ProtocolModel) throws(Unmockable) -> [Requirement]
  {
    var distinct = requirements
    for requirement in requirements where requirement.declaration.keyword == .function {
      guard requirement.declaration.parameters.isEmpty,
        let other = requirements.first(where: {
          $0.declaration.keyword == .variable && $0.declaration.name == requirement.declaration.name
            && $0.isStatic == requirement.isStatic
        })
      else { continue }
      let problem = Unmockable(
        "asks for both a method and a property \(requirement.declaration.name), which no class can have",
        at: requirement.place)
      guard let left = [requirement, other].first(where: { builder.index.hasDefault($0.id, in: conformances) }) else {
        throw problem
      }
      distinct.removeAll { $0.id == left.id }
      model.omissions.append(
        Unmockable("asks for both a method and a property \(left.declaration.name)", at: left.place))
    }
    return distinct
  }

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

  private func refuseNames(_ model: ProtocolModel) throws(Unmockable) {
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
