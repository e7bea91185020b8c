extension DeclarationSyntax {
  /// The declaration with other names for type parameters that are called like an associated type, which they would
  /// hide, or like a module that its types need to be qualified with.
  ///
  /// `func load<Element>(_: Element)` becomes one of `OtherElement` where `Element` is hidden. Callers see no
  /// difference, since the name of a type parameter is no part of the signature.
  func renamingGenerics(besides hidden: Set<String>) -> DeclarationSyntax {
    guard !genericParameters.isEmpty else { return self }
    let modules = Set(allTypes.flatMap(\.modules))
    var taken = Set(genericParameters.map(\.name)).union(hidden)
    var names: [String: String] = [:]
    for parameter in genericParameters where hidden.contains(parameter.name) || modules.contains(parameter.name) {
      var name = "Other" + parameter.name.withoutBackticks
      while taken.contains(name) { name += "_" }
      taken.insert(name)
      names[parameter.name] = name
    }
    return names.isEmpty ? self : renamingGenerics(names)
  }

  /// The declaration with other names for some of its type parameters.
  func renamingGenerics(_ names: [String: String]) -> DeclarationSyntax {
    mappingTypes { $0.renaming(names) }.renamingParameters(names)
  }

  /// The declaration with other names for its own type parameters, wherever it mentions them.
  private func renamingParameters(_ names: [String: String]) -> DeclarationSyntax {
    var declaration = self
    for position in genericParameters.indices {
      declaration.genericParameters[position].name =
        names[genericParameters[position].name] ?? genericParameters[position].name
    }
    return declaration
  }

  /// The declaration with other types for those that it mentions.
  ///
  /// The types of the parameters, the result, a typed error, and both sides of each condition. Names and attributes
  /// stay.
  func mappingTypes(_ transform: (TypeSyntax) -> TypeSyntax) -> DeclarationSyntax {
    var declaration = self
    for position in parameters.indices {
      declaration.parameters[position].type.type = transform(parameters[position].type.type)
    }
    declaration.type = transform(type)
    if case .typed(let error) = effect { declaration.effect = .typed(transform(error)) }
    for position in constraints.indices {
      declaration.constraints[position].subject = transform(constraints[position].subject)
      declaration.constraints[position].object = transform(constraints[position].object)
    }
    return declaration
  }

  /// Whether a name that belongs to no module stands in one of the declaration's types.
  func mentions(_ name: String) -> Bool { allTypes.contains { $0.mentions(name) } }
}

extension TypeSyntax {
  /// The type with other names for type parameters; a name that is known to belong to a module, or to a protocol, isn't
  /// one.
  func renaming(_ renamed: [String: String]) -> TypeSyntax {
    let type = map { $0.renaming(renamed) }
    guard case .named(var names) = type, names[0].module == nil, names[0].id?.hasSuffix("mfp") ?? true,
      let name = renamed[names[0].text]
    else { return type }
    names[0].text = name
    return .named(names)
  }

  /// The modules of the names in the type.
  fileprivate var modules: [String] {
    var modules = children.flatMap(\.modules)
    if case .named(let names) = self, let module = names[0].module { modules.append(module) }
    return modules
  }

  /// Whether the type is a member of another one, such as `Body.Element`.
  var isMember: Bool {
    switch self {
    case .named(let names): return names[0].text == "Self" ? names.count > 2 : names.count > 1 && names[0].module == nil
    case .member: return true
    default: return false
    }
  }
}

extension ProtocolModel {
  /// Gives type parameters of the mock other names, and the associated types aliases of their own.
  ///
  /// An associated type `Item` that becomes the parameter `ItemType` is still there by its own name: the mock prints
  /// `typealias Item = ItemType`.
  mutating func rename(_ names: [String: String]) {
    guard !names.isEmpty else { return }
    for position in requirements.indices {
      requirements[position].declaration = requirements[position].declaration.renamingGenerics(names)
    }
    pinnedTypes = pinnedTypes.map { ($0.name, $0.type.renaming(names)) }
    for position in associatedTypes.indices {
      let name = associatedTypes[position].name
      associatedTypes[position].constraints = associatedTypes[position].constraints.map { $0.renaming(names) }
      guard let parameter = names[name] else { continue }
      associatedTypes[position].name = parameter
      pinnedTypes.append((name, .named(parameter)))
    }
    for position in constraints.indices {
      constraints[position].subject = constraints[position].subject.renaming(names)
      constraints[position].object = constraints[position].object.renaming(names)
    }
  }

  /// Puts conditions on a type parameter itself among those of the parameter.
  ///
  /// `class MockStream<Element> where Element: Hashable` becomes `class MockStream<Element: Hashable>`. A condition
  /// that the parameter has already is dropped.
  mutating func takeSimpleConstraints() {
    constraints.removeAll { constraint in
      guard constraint.relation == ":", case .named(let names) = constraint.subject, names.count == 1,
        let position = associatedTypes.firstIndex(where: { $0.name == names[0].text })
      else { return false }
      if !associatedTypes[position].constraints.contains(where: { $0.key == constraint.object.key }) {
        associatedTypes[position].constraints.append(constraint.object)
      }
      return true
    }
  }
}
