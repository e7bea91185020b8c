/// The imports at the top of a mock's file: the modules of all that the mock mentions, each as the mock has to see it.
extension MockRenderer {
  /// The lines of the imports.
  ///
  /// The module under test is imported for testing where the mock mentions something internal. A mock that others see imports
  /// with its own access level.
  func imports() -> [String] {
    let isTestable = shape.access.isEmpty && (model.accessLevel == "internal" || needsTestableSuperclass)
    var modules = importedModules
    if isTestable { modules.remove(scope.index.module) }
    let unchecked = uncheckedModules
    func start(_ module: String) -> String {
      (unchecked.contains(module) ? "@preconcurrency @unsafe " : "") + spiGroups(module)
    }
    let plain = modules.sorted().map { start($0) + "import \($0)" } + (isTestable ? [] : scopedImports)
    guard isTestable else { return SourceLines.imports(plain, access: shape.access) }
    let tested = start(scope.index.module) + "@testable import \(scope.index.module)"
    return plain + ["", tested] + scopedImports.map { "@testable " + $0 }
  }

  /// The modules that the mock needs.
  private var importedModules: Set<String> {
    // What a public import is for must show in public declarations.
    var modules = shape.access.isEmpty ? model.parentModules : []
    modules.formUnion(model.cModules)
    for type in mentionedTypes { modules.formUnion(printer.modules(of: type)) }
    if let module = scope.origin(of: model.id, spelled: model.name).module { modules.insert(module) }
    for requirement in model.requirements {
      let declaration = requirement.declaration
      for attribute in declaration.attributes + declaration.parameters.flatMap(\.attributes) {
        if let id = attribute.id, let module = scope.origin(of: id, spelled: attribute.name).module {
          modules.insert(module)
        }
      }
    }
    if shape.kind == .nsObject { modules.insert("Foundation") }
    if case .subclass(let id) = shape.kind, let module = scope.index.module(of: id) {
      modules.insert(scope.importedName(module))
      if model.superclass?.isNSObject(in: scope.index) == true { modules.insert("Foundation") }
    }
    return modules.subtracting(SymbolIndex.implicitModules).union([scope.index.module, "SwiftMockObject"])
  }

  /// The modules that were built without complete checks for data races, as far as the requirements tell.
  ///
  /// A mock that is built with them matches such requirements only where the import says `@preconcurrency`, which strict
  /// memory safety calls unsafe. With the
  /// checks, a closure of a global actor is `@Sendable`, and the result of a `Task` can be sent.
  private var uncheckedModules: Set<String> {
    var modules: Set<String> = []
    for requirement in model.requirements {
      let declaration = requirement.declaration
      if requirement.id.contains("Yc"),
        MangledName.functions(of: requirement.id, isNamed: declaration.isNamed)
          .contains(where: { $0.isOfActor && !$0.isSendable })
      {
        modules.formUnion([scope.moduleDeclaring(requirement.protocolID)].compactMap { $0 })
      }
      for type in declaration.allTypes {
        for result in type.taskResults where !scope.isSendable(result, in: declaration) {
          modules.formUnion(result.identifiers.compactMap(scope.moduleDeclaring))
        }
      }
    }
    return modules.subtracting(SymbolIndex.implicitModules)
  }

  /// The attributes that show the SPI groups of a module which the mock needs.
  private func spiGroups(_ module: String) -> String {
    (model.spiGroups[module] ?? []).sorted().map { "@_spi(\($0)) " }.joined()
  }

  /// Imports of names on their own, which no other form would mean alone.
  ///
  /// Such a line is `import class Bank.Ledger`, or the same after `@testable`.
  private var scopedImports: [String] {
    var ids: Set<String> = [model.id]
    for type in mentionedTypes { ids.formUnion(type.identifiers) }
    return ids.compactMap { id -> String? in
      guard let symbol = scope.index[id], scope.index.module(of: id) == scope.index.module,
        let first = symbol.pathComponents.first, scope.needsScopedImport(first, of: scope.index.module),
        let kind = scope.index.kind(ofTopLevelName: first)
      else { return nil }
      return "import \(kind) \(scope.index.module).\(first.escapedName)"
    }.sorted()
  }

  /// Every type that the mock's source mentions.
  private var mentionedTypes: [TypeSyntax] {
    model.requirements.flatMap(\.declaration.allTypes) + model.associatedTypes.flatMap(\.constraints)
      + model.pinnedTypes.map(\.type) + model.constraints.flatMap { [$0.subject, $0.object] }
  }

  /// Whether the class that the mock inherits from can be inherited from in its own module alone, and in tests of it.
  private var needsTestableSuperclass: Bool {
    guard case .subclass(let id) = shape.kind else { return false }
    return scope.index[id]?.accessLevel != "open"
  }
}

extension TypeSyntax {
  /// The results of the tasks in a type.
  fileprivate var taskResults: [TypeSyntax] {
    guard case .named(let names) = self, let last = names.last, last.id == "s:ScT" else {
      return children.flatMap(\.taskResults)
    }
    return Array(last.arguments.prefix(1))
  }
}
