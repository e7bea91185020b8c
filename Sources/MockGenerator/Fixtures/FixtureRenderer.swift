/// Writes the file of a module's fixtures.
struct FixtureRenderer {
  let reader: FixtureReader
  let plan: FixturePlan
  let access: AccessLevel

  private var index: SymbolIndex { reader.scope.index }
  private var accessPrefix: String { access == .internal ? "" : access.rawValue + " " }

  /// The text of the file: a header, then an extension for each type, in the order of the source.
  func source() -> String {
    let sections = [header()] + plan.entries.map(lines)
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  // MARK: Header

  /// The comment by which a later run knows the file, and the imports.
  private func header() -> [String] {
    var lines = [GeneratedFile.fixturesMarker + "\(index.module). Changes are overwritten."]
    var names = plan.entries.flatMap(\.type.path)
    for maker in plan.entries.flatMap({ [$0.maker] + $0.cases }) { names += maker.parameters.compactMap(\.label) }
    if !names.allSatisfy({ $0.allSatisfy(\.isASCII) }) {
      lines.append("// swift-format-ignore-file: IdentifiersMustBeASCII")
    }
    return lines + [""] + imports()
  }

  /// Imports of what the fixtures mention; for testing, where a type or its maker is internal.
  private func imports() -> [String] {
    var modules: Set<String> = []
    var testable: Set<String> = []
    for entry in plan.entries {
      let type = entry.type
      let makers = [entry.maker] + entry.cases
      if type.symbol.accessLevel == "internal" || makers.contains(where: { !$0.isPublic }) {
        testable.insert(type.module)
      }
      modules.insert(reader.scope.importedName(type.module))
      let printer = TypePrinter(scope: reader.scope)
      for maker in makers {
        for parameter in maker.parameters { modules.formUnion(printer.modules(of: parameter.type.type)) }
        for constraint in maker.declaration.constraints {
          modules.formUnion(printer.modules(of: constraint.subject))
          modules.formUnion(printer.modules(of: constraint.object))
        }
      }
    }
    modules.subtract(SymbolIndex.implicitModules)
    if access != .internal { testable = [] }
    modules.subtract(testable)
    let plain = SourceLines.imports(
      modules.sorted().map { "import \($0)" }, access: access == .internal ? "" : access.rawValue)
    let internals = testable.sorted().map { "@testable import \($0)" }
    return plain + (plain.isEmpty || internals.isEmpty ? [] : [""]) + internals
  }

  // MARK: One type

  /// The extension with the fixtures of one type.
  private func lines(_ entry: FixturePlan.Entry) -> [String] {
    let type = entry.type
    let scope = scope(within: type)
    let name = scope.written(type.path, of: scope.origin(of: type.id, spelled: type.path.last ?? "").module)
    var lines = AvailabilityRenderer.attributes(type.availability)
    // In a target whose code is isolated to the main actor unless it says otherwise, this says otherwise.
    lines.append("nonisolated extension \(name) {")
    let makers = [entry.maker] + entry.cases
    for (position, maker) in makers.enumerated() {
      if position > 0 { lines.append("") }
      let function = FixtureFunction(
        reader: FixtureReader(scope: scope, access: reader.access), table: plan.table, type: type, maker: maker,
        typeName: name, isMain: position == 0, accessPrefix: accessPrefix)
      lines += function.lines()
    }
    return lines + ["}"]
  }

  /// The scope in which names are looked up within an extension: first come what the type and those around it declare.
  private func scope(within type: FixtureType) -> NameScope {
    var scope = reader.scope
    var outer: String? = type.id
    while let id = outer, let symbol = index[id] {
      for fragment in symbol.declarationFragments ?? [] where fragment.kind == "genericParameter" {
        scope = scope.hiding([fragment.spelling])
      }
      for member in index.members(of: id) {
        let name = member.pathComponents.last?.prefix { $0 != "(" }
        if let name { scope = scope.hiding([String(name)]) }
      }
      outer = index.owner(of: id)
    }
    return scope
  }
}
