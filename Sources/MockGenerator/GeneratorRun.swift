/// One run of the generator over graphs that have been read.
struct GeneratorRun {
  let index: SymbolIndex
  let options: GeneratorOptions

  /// Indexes the graphs; the first one is that of the module whose protocols are mocked.
  init(_ graphs: [SymbolGraph], _ options: GeneratorOptions) {
    index = SymbolIndex(graphs, isTestable: options.isTestable)
    self.options = options
  }

  /// Goes all the way: picks the protocols, reads them, and writes what can be written.
  ///
  /// A protocol that can't be mocked becomes a finding and stops none of the others. Mocks that return each other are a circle:
  /// when one of them turns out to be impossible, the rest is written anew without it.
  ///
  /// - Throws: A `GeneratorError` when the options name something that isn't there, or there is nothing to mock at all.
  func output() throws(GeneratorError) -> GeneratorOutput {
    var output = GeneratorOutput()
    output.protocolNames = index.protocols.map(\.fullName).sorted()
    var chosen: [SymbolGraph.Symbol] = []
    var stems: [String] = []
    let stemOfEach = self.stems(of: index.protocols)
    for symbol in try chosenProtocols() {
      guard let stem = stemOfEach[symbol.identifier.precise] else { continue }
      if let name = Self.names(for: stem).first(where: options.declaredTypes.contains) {
        output.declaredMocks[symbol.fullName] = name
      } else {
        chosen.append(symbol)
        stems.append(stem)
      }
    }
    let generated = Set(stemOfEach.values.flatMap(Self.names))
    var scope = NameScope(index, generatedNames: generated, sourceText: options.sourceText)
    let builder = ProtocolModelBuilder(index: index, scope: scope, seesSPI: options.access == .internal)

    var models: [ProtocolModel] = []
    for (symbol, stem) in zip(chosen, stems) {
      do {
        models.append(try builder.model(of: symbol, stem: stem))
      } catch {
        output.findings.append(finding(error, about: symbol))
      }
    }
    var fixtures: FixtureRun?
    if options.fixtures || !options.fixtureTypes.isEmpty {
      fixtures = FixtureRun(
        options.fixtures ? models + others(than: chosen, builder) : [], wanted: wantedTypes(&output.unknownTypes),
        declared: options.declaredFixtures, scope: scope, access: options.access)
      if let table = fixtures?.plan.table { scope.fixtures = table }
    }
    // A mock may answer with another one only if that one is written.
    let others = otherModels(builder)
    var files: [String: GeneratedFile] = [:]
    while true {
      let siblings = others.merging(models.map { ($0.id, $0) }) { _, own in own }
      var written: [ProtocolModel] = []
      for model in models {
        do {
          files[model.id] = try file(model, scope, siblings)
          written.append(model)
        } catch {
          files[model.id] = nil
          output.findings.append(finding(error, about: index[model.id]))
        }
      }
      if written.count == models.count { break }
      models = written
    }
    for model in models {
      output.mocks[model.id] = model.mockName
      output.returnedProtocols.formUnion(model.returnedProtocols.filter { index.module(of: $0) != index.module })
      output.findings += model.omissions.map { omission in
        let cause = Unmockable(
          "\(omission.cause); the mock leaves that to the default implementation, and records no call of it",
          at: omission.place
        )
        return finding(cause, about: index[model.id], severity: .note)
      }
    }
    if let fixtures {
      files[""] = fixtures.file()
      output.findings += fixtures.plan.findings
    }
    output.files = files.values.sorted { $0.fileName < $1.fileName }
    output.findings.sort { ($0.file ?? "", $0.line ?? 0, $0.message) < ($1.file ?? "", $1.line ?? 0, $1.message) }
    return output
  }

  /// The names that a mock takes at the top level.
  private static func names(for stem: String) -> [String] {
    ["Mock" + stem, stem + "Methods", stem + "StaticMethods"]
  }

  /// The file of one mock.
  ///
  /// - Parameter siblings: The models whose mocks this one may answer with, by the identifiers of their protocols.
  private func file(
    _ model: ProtocolModel, _ scope: NameScope, _ siblings: [String: ProtocolModel]
  ) throws(Unmockable) -> GeneratedFile {
    let access = options.access.limited(by: model.accessLevel)
    let shape = try MockShape(model, access: access, scope: scope)
    let model = model.overridingMembers(in: scope)
    let renderer = MockRenderer(
      model: model, shape: shape, scope: scope, isForwarding: options.forwarding, siblings: siblings,
      isConditional: scope.sourceFile(at: model.place)?.isConditional ?? false)
    return GeneratedFile(
      protocolName: model.name, fileName: model.mockName + ".swift", contents: try renderer.source())
  }

  /// The protocols that this run leaves out, where it was asked for some by name: the fixtures serve them too.
  private func others(than chosen: [SymbolGraph.Symbol], _ builder: ProtocolModelBuilder) -> [ProtocolModel] {
    guard !options.protocols.isEmpty || !options.exceptions.isEmpty || !options.declaredTypes.isEmpty else { return [] }
    let known = Set(chosen.map(\.identifier.precise))
    return index.protocols.filter { !known.contains($0.identifier.precise) && (!options.markedOnly || isMarked($0)) }
      .compactMap { try? builder.model(of: $0, stem: $0.pathComponents.joined()) }
  }

  /// The protocols of other modules whose mocks are there to be returned.
  private func otherModels(_ builder: ProtocolModelBuilder) -> [String: ProtocolModel] {
    var models: [String: ProtocolModel] = [:]
    for (id, mock) in options.otherMocks {
      // What can't be read can't be made, and then is not returned either.
      guard let symbol = index[id] else { continue }
      models[id] = try? builder.model(of: symbol, stem: String(mock.dropFirst("Mock".count)))
    }
    return models
  }

  /// The types that fixtures are asked for by name.
  private func wantedTypes(_ unknown: inout [String: [String]]) -> [SymbolGraph.Symbol] {
    var wanted: [SymbolGraph.Symbol] = []
    let types = options.fixtureTypes.isEmpty ? [] : index.valueTypes
    for name in options.fixtureTypes {
      let matches = types.filter { $0.fullName == name || $0.pathComponents.last == name }
      if matches.isEmpty { unknown[name] = SimilarNames.of(name, among: types.map(\.fullName)) }
      wanted += matches.sorted { $0.fullName < $1.fullName }
    }
    return wanted
  }

  /// Whether a protocol's documentation asks for a mock, for runs with `--marked`.
  private func isMarked(_ symbol: SymbolGraph.Symbol) -> Bool {
    symbol.docComment?.lines.contains { $0.text.contains("@mockable") } ?? false
  }

  /// The protocols that the options ask for, in the order of the source or in that of the options.
  private func chosenProtocols() throws(GeneratorError) -> [SymbolGraph.Symbol] {
    guard !index.protocols.isEmpty || !options.fixtureTypes.isEmpty else { throw .noProtocols(module: index.module) }
    var chosen = index.protocols
    if !options.protocols.isEmpty {
      chosen = []
      for name in options.protocols {
        let matches = try protocols(named: name)
        chosen += matches.filter { match in !chosen.contains { $0.identifier.precise == match.identifier.precise } }
      }
    }
    for name in options.exceptions {
      let matches = Set(try protocols(named: name).map(\.identifier.precise))
      chosen.removeAll { matches.contains($0.identifier.precise) }
    }
    if options.markedOnly {
      chosen = chosen.filter(isMarked)
      guard !chosen.isEmpty else { throw .noMarkedProtocols(module: index.module) }
    }
    return chosen
  }

  /// All protocols of a name, full or last: two types may each have a `Delegate`.
  private func protocols(named name: String) throws(GeneratorError) -> [SymbolGraph.Symbol] {
    let matches = index.protocols.filter { $0.fullName == name || $0.pathComponents.last == name }
    if matches.isEmpty {
      throw .unknownProtocol(
        name: name, module: index.module, similar: SimilarNames.of(name, among: index.protocols.map(\.fullName)))
    }
    return matches
  }

  /// What the names of a protocol's mock and methods are made of, by precise identifier; distinct, and the same on each
  /// run, whichever protocols it is for.
  private func stems(of protocols: [SymbolGraph.Symbol]) -> [String: String] {
    let plain = protocols.map { $0.pathComponents.map(\.asIdentifier).joined() }
    let counts = Dictionary(plain.map { ($0, 1) }, uniquingKeysWith: +)
    var stems: [String: String] = [:]
    var taken: Set<String> = []
    for (symbol, name) in zip(protocols, plain).sorted(by: { ($0.1, $0.0.fullName) < ($1.1, $1.0.fullName) }) {
      var stem = name
      if counts[name] != 1, symbol.pathComponents.count > 1 {
        stem = symbol.pathComponents.map(\.asIdentifier).joined(separator: "_")
      }
      if options.sharedNames.contains("Mock" + stem) { stem = index.module.asIdentifier + stem }
      // A protocol called Mock and one called Methods would each bring an enum MockMethods.
      while !taken.isDisjoint(with: Self.names(for: stem)) { stem += "_" }
      taken.formUnion(Self.names(for: stem))
      stems[symbol.identifier.precise] = stem
    }
    return stems
  }

  /// A problem as a finding about its protocol, at the place of the requirement that is to blame.
  private func finding(
    _ problem: Unmockable, about symbol: SymbolGraph.Symbol?, severity: Finding.Severity = .error
  ) -> Finding {
    // What the toolchain asks for has no place.
    let place = problem.place.flatMap { $0.file == nil ? nil : $0 } ?? SourcePlace(symbol?.location)
    let name = symbol?.fullName ?? ""
    return Finding(
      severity: severity, file: place.file, line: place.line, column: place.column, protocolName: name,
      message: "\(name) \(problem.reason).")
  }
}

extension AccessLevel {
  /// A mock can't be more visible than its protocol.
  func limited(by accessLevel: String) -> AccessLevel {
    switch (self, accessLevel) {
    case (.internal, _), (_, "internal"): return .internal
    case (_, "package"): return .package
    default: return self
    }
  }
}
