/// Puts back what the symbol graph leaves out of a declaration and its mangled name still tells.
struct RequirementRepair {
  let scope: NameScope

  /// Completes a requirement.
  ///
  /// The order matters: what is expanded first is what the functions of the mangled name are matched with.
  ///
  /// - Parameters:
  ///   - declaration: The requirement as it was printed.
  ///   - id: Its precise identifier, which is its mangled name.
  ///   - protocolID: That of the protocol that states it; an extension of it has the same start.
  /// - Throws: An `Unmockable` when only one form would be right and neither name nor print tells which.
  func repair(
    _ declaration: inout DeclarationSyntax, id: String, protocolID: String, at place: SourcePlace
  ) throws(Unmockable) {
    restoreLabels(&declaration, id: id, protocolID: protocolID)
    expandNonescaping(&declaration)
    try restoreSigns(&declaration, id: id, at: place)
    // Reading the mangled name takes time, and few have anything to tell.
    if ["YA", "XE", "XC", "Yb", "Ya"].contains(where: id.contains) {
      var functions = MangledName.functions(of: id, isNamed: declaration.isNamed)
      repeatFunctions(&functions, in: declaration)
      try restoreFunctions(&declaration, functions, at: place)
    }
    for position in declaration.parameters.indices {
      declaration.parameters[position].type.type = scope.withExplicitExistentials(
        declaration.parameters[position].type.type)
      // The compiler fails on some of these, and who fulfils the requirement need not say that it borrows or consumes.
      if isAlwaysCopyable(declaration.parameters[position].type.type) {
        declaration.parameters[position].type.specifiers.removeAll { ["borrowing", "consuming"].contains($0) }
      }
    }
    declaration.type = scope.withExplicitExistentials(declaration.type)
  }

  /// A label that is really called `_` is printed like no label at all.
  ///
  /// The mangled name tells the two apart. A witness with the wrong one of them would not fulfil the requirement.
  private func restoreLabels(_ declaration: inout DeclarationSyntax, id: String, protocolID: String) {
    guard id.contains("1_"), !declaration.parameters.isEmpty else { return }
    let isNamed = declaration.keyword == .function
    guard
      let labels = MangledName.labels(
        of: id, in: protocolID, isNamed: isNamed, count: declaration.parameters.count)
    else { return }
    for (position, label) in labels.enumerated() where label == "_" {
      declaration.parameters[position].label = "_"
    }
  }

  /// The graph that the compiler emits prints `Offset<-1>` as `Offset<1>`.
  private func restoreSigns(
    _ declaration: inout DeclarationSyntax, id: String, at place: SourcePlace
  ) throws(Unmockable) {
    let numbers = Set(declaration.allTypes.flatMap(\.numbers))
    guard id.contains("$n"), !numbers.contains(where: { $0.hasPrefix("-") }) else { return }
    let negative = numbers.filter { id.contains("$n\(MangledName.index($0))") }
    guard !negative.contains(where: { id.contains("$\(MangledName.index($0))") }) else {
      throw Unmockable(
        "declares \(declaration.title), where the symbol graph doesn't tell which numbers are negative; "
          + "write its mock by hand", at: place)
    }
    declaration = declaration.mappingTypes { $0.negating(negative) }
  }

  /// The extracted graph prints what an alias of a function stands for where the function may not escape.
  private func expandNonescaping(_ declaration: inout DeclarationSyntax) {
    for position in declaration.parameters.indices {
      let passed = declaration.parameters[position].type
      guard case .named = passed.type, !passed.isVariadic,
        !passed.attributes.contains(where: { $0.name == "escaping" }),
        let function = scope.function(passed.type)
      else { continue }
      declaration.parameters[position].type.type = .function(function)
    }
  }

  /// The mangled name spells a type with arguments once; where it comes again, so do the functions in it.
  private func repeatFunctions(_ functions: inout [MangledName.Function], in declaration: DeclarationSyntax) {
    let types = [declaration.type] + declaration.parameters.map(\.type.type)
    guard known(types) > functions.count else { return }
    var open = functions[...]
    var spelled: [String: [MangledName.Function]] = [:]
    let all = types.flatMap { spell($0, &open, &spelled) }
    if open.isEmpty, all.count == known(types) { functions = all }
  }

  /// The functions in a type, where types that have been spelled aren't spelled again.
  private func spell(
    _ type: TypeSyntax, _ open: inout ArraySlice<MangledName.Function>,
    _ spelled: inout [String: [MangledName.Function]]
  ) -> [MangledName.Function] {
    if let underlying = scope.underlyingType(of: type) { return spell(underlying, &open, &spelled) }
    if case .function(let function) = type {
      var functions = spell(function.result, &open, &spelled)
      for parameter in function.parameters { functions += spell(parameter.type, &open, &spelled) }
      return functions + (open.popFirst().map { [$0] } ?? [])
    }
    if let functions = spelled[type.key] { return functions }
    var functions: [MangledName.Function] = []
    for child in type.children { functions += spell(child, &open, &spelled) }
    if type.hasArguments, !functions.isEmpty { spelled[type.key] = functions }
    return functions
  }

  /// `@isolated(any)`, `@convention(c)` and the `@Sendable` that an actor implies aren't always printed.
  ///
  /// Functions of the declaration and of the mangled name are matched in order. Where that doesn't come out even,
  /// nothing is changed, and the protocol is refused if the attributes matter to its witness.
  private func restoreFunctions(
    _ declaration: inout DeclarationSyntax, _ functions: [MangledName.Function], at place: SourcePlace
  ) throws(Unmockable) {
    var open = functions[...]
    var result = declaration.type
    var parameters = declaration.parameters.map(\.type)
    var isUnknown = false
    result = restored(result, &open, &isUnknown)
    for position in parameters.indices {
      // An alias of a module without a graph may be a function, about which nothing is known but that it isn't printed.
      if isOpaqueAlias(parameters[position].type), open.count > known(parameters[(position + 1)...].map(\.type)),
        let function = open.popFirst()
      {
        parameters[position].isNonescapingAlias = function.isNonescaping
        continue
      }
      parameters[position].type = restored(parameters[position].type, &open, &isUnknown)
    }
    guard open.isEmpty, !isUnknown else {
      guard functions.contains(where: { $0.isIsolatedAny || $0.isC }) else { return }
      throw Unmockable(
        "declares \(declaration.title), where the symbol graph doesn't tell which closures are @isolated(any) or "
          + "@convention(c); write its mock by hand", at: place)
    }
    declaration.type = result
    for position in parameters.indices { declaration.parameters[position].type = parameters[position] }
  }

  /// The type with each function as the mangled name has it, in the order of the mangled name.
  private func restored(
    _ type: TypeSyntax, _ open: inout ArraySlice<MangledName.Function>, _ isUnknown: inout Bool
  ) -> TypeSyntax {
    if let underlying = scope.underlyingType(of: type) {
      _ = restored(underlying, &open, &isUnknown)
      return type
    }
    guard case .function(var function) = type else {
      var parts: [TypeSyntax] = []
      for child in type.children { parts.append(restored(child, &open, &isUnknown)) }
      var position = 0
      return type.map { _ in
        defer { position += 1 }
        return parts[position]
      }
    }
    function.result = restored(function.result, &open, &isUnknown)
    for position in function.parameters.indices {
      function.parameters[position].type = restored(function.parameters[position].type, &open, &isUnknown)
    }
    guard let found = open.popFirst() else {
      isUnknown = true
      return .function(function)
    }
    add(AttributeSyntax(name: "isolated", arguments: "(any)"), to: &function, if: found.isIsolatedAny)
    add(AttributeSyntax(name: "convention", arguments: "(c)"), to: &function, if: found.isC)
    add(AttributeSyntax(name: "Sendable"), to: &function, if: found.isSendable)
    // The test target may have another default than the module.
    if function.isAsync, !function.isIsolated {
      let nonsending = AttributeSyntax(name: "nonisolated", arguments: "(nonsending)", isBare: true)
      add(nonsending, to: &function, if: found.isNonsending)
      add(AttributeSyntax(name: "concurrent"), to: &function, if: !found.isNonsending)
    }
    return TypeResolver(scope: scope).resolved(.function(function))
  }

  /// Adds an attribute that the mangled name has and the printed function has not.
  private func add(_ attribute: AttributeSyntax, to function: inout TypeSyntax.FunctionSyntax, if isMissing: Bool) {
    guard isMissing, !function.attributes.contains(where: { $0.name == attribute.name }) else { return }
    function.attributes.append(attribute)
  }

  /// Whether values of the type can be copied whatever it is made of.
  private func isAlwaysCopyable(_ type: TypeSyntax) -> Bool {
    if let wrapped = scope.wrapped(type) { return isAlwaysCopyable(wrapped) }
    switch scope.unaliased(type) {
    case .metatype, .existential(.metatype), .tuple, .function, .array, .dictionary: return true
    default: return false
    }
  }

  /// Whether a type is an alias of a module without a graph, which may stand for a function.
  private func isOpaqueAlias(_ type: TypeSyntax) -> Bool {
    guard case .named(let names) = type.unwrapped ?? type, let id = names.last?.id else { return false }
    return id.hasSuffix("a") && scope.index[id] == nil && id != "s:s4Voida"
  }

  /// How many functions there are in types, as far as their aliases are known.
  private func known(_ types: [TypeSyntax]) -> Int {
    types.reduce(0) { count, type in
      if let underlying = scope.underlyingType(of: type) { return count + known([underlying]) }
      if case .function = type { return count + 1 + known(type.children) }
      return count + known(type.children)
    }
  }
}

extension TypeSyntax {
  /// Whether the type is one with arguments, such as `[Int]`, which a mangled name doesn't spell twice.
  fileprivate var hasArguments: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped, .array, .dictionary, .named: true
    default: false
    }
  }
}

extension TypeSyntax.FunctionSyntax {
  /// Whether the function belongs to an actor, so that it has no need to say where it runs.
  fileprivate var isIsolated: Bool {
    attributes.contains { !$0.isBare && !["Sendable", "escaping", "concurrent", "convention"].contains($0.name) }
      || parameters.contains { $0.specifiers.contains("isolated") }
  }
}

extension TypeSyntax {
  /// The numbers among the arguments of generic types.
  fileprivate var numbers: [String] {
    guard case .named(let names) = self, let text = names.last?.text, names.count == 1 else {
      return children.flatMap(\.numbers)
    }
    return text.isInteger ? [text] : children.flatMap(\.numbers)
  }

  /// The type with a minus before some of its numbers.
  fileprivate func negating(_ numbers: Set<String>) -> TypeSyntax {
    if case .named(let names) = self, names.count == 1, numbers.contains(names[0].text) {
      return .named("-" + names[0].text)
    }
    return map { $0.negating(numbers) }
  }
}
