import MockGenerator

/// The mocks of one module, and where they belong.
struct ModuleMocks {
  /// The module's name.
  var module: String
  /// The folder for the mocks, as the user named it.
  var folder: String
  /// The mocks and findings; empty when the module has no protocols.
  var output: GeneratorOutput
}

/// Generates the mocks of all modules, so that a mistake in one stops the run before a file is written.
struct Generation {
  private let options: GeneratorOptions
  private(set) var modules: [ModuleMocks] = []
  /// The named protocols that no module had so far, and the complaint about each.
  private var missing: [String: GeneratorError] = [:]
  private var found: Set<String> = []
  /// The first complaint about a module that has nothing to mock.
  private(set) var emptiness: GeneratorError?

  init(_ options: GeneratorOptions) {
    self.options = options
  }

  /// Adds the mocks of one module.
  mutating func add(
    _ graphs: [SymbolGraphFile], folder: String, declaredFixtures: DeclaredFixtures = DeclaredFixtures()
  ) throws(GeneratorError) {
    var mocks = ModuleMocks(
      module: graphs.first?.moduleName ?? "", folder: folder,
      output: GeneratorOutput())
    var options = options
    options.declaredFixtures = declaredFixtures
    // Two modules that share a folder don't declare the fixture of one type twice.
    for earlier in modules where earlier.folder == folder {
      for file in earlier.output.files where file.protocolName.isEmpty {
        options.declaredFixtures.note(source: file.contents)
      }
    }
    repeat {
      do {
        mocks.output = try MockGenerator.generate(symbolGraphs: graphs, options: options)
        found.formUnion(options.protocols)
        modules.append(mocks)
        return
      } catch {
        switch error {
        case .unknownProtocol(let name, _, _):
          // It may be in another module; this one is asked again for the others.
          missing[name] = missing[name] ?? error
          options.protocols.removeAll { $0 == name }
        case .noProtocols:
          // What was made for protocols of the module that are gone can go too.
          emptiness = emptiness ?? error
          modules.append(mocks)
          return
        case .noMarkedProtocols:
          emptiness = emptiness ?? error
          return
        default: throw error
        }
      }
    } while !options.protocols.isEmpty
  }

  /// Complains about a named protocol or type that no module has.
  func finish() throws(GeneratorError) {
    for name in options.protocols where !found.contains(name) {
      if let error = missing[name] { throw error }
    }
    for name in options.fixtureTypes {
      let similar = modules.map { $0.output.unknownTypes[name] }
      guard let module = modules.first?.module, !similar.contains(nil) else { continue }
      throw .unknownType(name: name, module: module, similar: Array(similar.compactMap { $0 }.joined().prefix(3)))
    }
  }
}

extension SymbolGraphFile {
  /// The module that a file is named after.
  var moduleName: String { String(name.prefix { $0 != "." && $0 != "@" }) }
}
