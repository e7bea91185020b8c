import MockGenerator

/// The mocks of one module, and where they belong.
struct ModuleMocks {
  /// The module's name.
  var module: String
  /// The folder for the mocks, as the user named it.
  var folder: String
  /// The mocks and findings; empty when the module has no protocols.
  var output: GeneratorOutput
  /// Where generated files stand that the user has moved out of the folder, by their names.
  var moved: [String: String] = [:]
}

/// Generates the mocks of all modules, so that a mistake in one stops the run before a file is written.
struct Generation {
  /// The name of a protocol or type that an option has, and the place of that option; nil for the command line.
  private struct Name: Hashable {
    var text: String
    var place: String?
  }

  /// What the mocks of a module were generated from.
  private struct Input {
    var graphs: [SymbolGraphFile]
    var options: GeneratorOptions
  }

  private(set) var modules: [ModuleMocks] = []
  private var inputs: [Input] = []
  /// The named protocols that no module had so far, and the complaint about each.
  private var missing: [(name: Name, error: ToolError)] = []
  private var found: Set<Name> = []
  /// The types that fixtures were asked for, and the modules that were asked.
  private var fixtureTypes: [Name: [Int]] = [:]
  /// The first complaint about a module that has nothing to mock.
  private(set) var emptiness: GeneratorError?

  /// Adds the mocks of one module.
  ///
  /// A named protocol that the module lacks is no mistake yet, since a later module may have it; `finish()` complains
  /// about those that none has.
  mutating func add(
    _ graphs: [SymbolGraphFile], folder: String, options: GeneratorOptions, configuration: ConfigurationFile? = nil,
    sources: TargetSources? = nil
  ) throws(GeneratorError) {
    var mocks = ModuleMocks(
      module: graphs.first?.moduleName ?? "", folder: folder,
      output: GeneratorOutput())
    mocks.moved = sources?.generated(of: mocks.module) ?? [:]
    var options = options
    options.declaredTypes.formUnion((sources?.types.places.keys).map(Array.init) ?? [])
    // Two modules that share a folder don't declare the fixture of one type twice.
    for earlier in modules where earlier.folder == folder {
      for file in earlier.output.files where file.protocolName.isEmpty {
        options.declaredFixtures.note(source: file.contents)
      }
    }
    let namesProtocols = !options.protocols.isEmpty
    repeat {
      do {
        mocks.output = try MockGenerator.generate(symbolGraphs: graphs, options: options)
        found.formUnion((options.protocols + options.exceptions).map { name($0, configuration) })
        for type in options.fixtureTypes {
          fixtureTypes[name(type, configuration), default: []].append(modules.count)
        }
        append(mocks, graphs, options)
        return
      } catch {
        switch error {
        case .unknownProtocol(let unknown, _, _):
          // It may be in another module; this one is asked again for the others.
          let name = name(unknown, configuration)
          missing.append((name, ToolError(error.description, at: name.place)))
          options.protocols.removeAll { $0 == unknown }
          options.exceptions.removeAll { $0 == unknown }
        case .noProtocols:
          // What was made for protocols of the module that are gone can go too.
          emptiness = emptiness ?? error
          append(mocks, graphs, options)
          return
        case .noMarkedProtocols:
          emptiness = emptiness ?? error
          return
        default: throw error
        }
      }
    } while !(namesProtocols && options.protocols.isEmpty)
  }

  private mutating func append(_ mocks: ModuleMocks, _ graphs: [SymbolGraphFile], _ options: GeneratorOptions) {
    modules.append(mocks)
    inputs.append(Input(graphs: graphs, options: options))
  }

  /// Has mocks return those of other modules in the same folder, now that it is known which there are.
  private mutating func connect() throws(GeneratorError) {
    let mocks = modules.map(\.output.mocks)
    for position in modules.indices {
      var input = inputs[position]
      for (other, mocks) in mocks.enumerated()
      where other != position && modules[other].folder == modules[position].folder {
        let returned = mocks.filter { modules[position].output.returnedProtocols.contains($0.key) }
        guard !returned.isEmpty else { continue }
        input.options.otherMocks.merge(returned) { first, _ in first }
        let known = Set(input.graphs.map(\.name))
        input.graphs += inputs[other].graphs.filter { !known.contains($0.name) }
      }
      guard !input.options.otherMocks.isEmpty else { continue }
      modules[position].output = try MockGenerator.generate(symbolGraphs: input.graphs, options: input.options)
    }
  }

  /// Calls mocks after their modules where protocols of several modules in one folder have the same name.
  private mutating func separate() throws(GeneratorError) {
    for folder in Set(modules.map(\.folder)) {
      let positions = modules.indices.filter { modules[$0].folder == folder }
      let names = positions.flatMap { modules[$0].output.mocks.values }
      let shared = Set(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys)
      for position in positions where !shared.isDisjoint(with: modules[position].output.mocks.values) {
        inputs[position].options.sharedNames = shared
        modules[position].output = try MockGenerator.generate(
          symbolGraphs: inputs[position].graphs, options: inputs[position].options)
      }
    }
  }

  /// Separates and connects the mocks of several modules, and complains about a named protocol or type that no module has.
  mutating func finish() throws {
    try separate()
    try connect()
    try complain()
  }

  private func complain() throws(ToolError) {
    for (name, error) in missing where !found.contains(name) { throw error }
    for (name, places) in fixtureTypes.sorted(by: { $0.key.text < $1.key.text }) {
      let similar = places.map { modules[$0].output.unknownTypes[name.text] }
      guard let first = places.first, !similar.contains(nil) else { continue }
      let error = GeneratorError.unknownType(
        name: name.text, module: modules[first].module, similar: Array(similar.compactMap { $0 }.joined().prefix(3)))
      throw ToolError(error.description, at: name.place)
    }
  }

  private func name(_ text: String, _ configuration: ConfigurationFile?) -> Name {
    Name(text: text, place: configuration?.place(naming: text))
  }
}

extension SymbolGraphFile {
  /// The module that a file is named after.
  var moduleName: String { String(name.prefix { $0 != "." && $0 != "@" }) }
}
