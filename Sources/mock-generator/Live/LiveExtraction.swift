import Foundation
import MockGenerator

/// The first of the two commands of the LiveMocks plugin, `mock-generator extract`.
///
/// It extracts the symbol graph of a module that has just been built, and of the modules whose protocols its protocols inherit.
struct LiveExtraction {
  /// The module whose protocols are mocked.
  var module = ""
  /// The list of the symbol graphs, which the next command reads; they stand beside it.
  var list = ""
  var extractor = Extractor()
  /// The module's source files.
  private var sources: [String] = []

  init(_ arguments: some Sequence<String>) throws(ToolError) {
    var reader = ArgumentReader(arguments)
    while let argument = reader.next() {
      switch argument {
      case "--module": module = try reader.value(of: argument, placeholder: "NAME")
      case "--output": list = try reader.value(of: argument, placeholder: "FILE")
      case "--source": sources.append(try reader.value(of: argument, placeholder: "FILE"))
      case "--work": extractor.workFolder = try reader.value(of: argument, placeholder: "DIR")
      case "--toolchain": extractor.toolchain = try reader.value(of: argument, placeholder: "DIR")
      case "--search": extractor.searchPaths.append(try reader.value(of: argument, placeholder: "DIR"))
      case "--headers":
        extractor.headers.append(try CHeaders(try reader.value(of: argument, placeholder: "NAME=DIR")))
      case "--c-flag": extractor.flags.append(try reader.word(after: argument))
      default: throw reader.unknown(argument)
      }
    }
  }

  /// Writes the graphs and their list.
  ///
  /// A module that a protocol's parent belongs to may itself have parents elsewhere, so it goes on until none is
  /// missing.
  func run() throws {
    let extraction = try extractor.prepared()
    // Without testability, the mocks can import the module plainly only, and so see what is public.
    let isTestable = try extraction.canImportForTesting(module)
    var graphs = try GraphFolder(path: URL(fileURLWithPath: list).deletingLastPathComponent().path)
    var files = try graphs.take(module, try extraction.graph(of: module))
    var asked: Set = [module]
    while let next = try MockGenerator.missingModules(in: files).first(where: { !asked.contains($0) }) {
      asked.insert(next)
      // A module without a graph leaves a finding that names it.
      guard let graph = try extraction.parentGraph(of: next) else { continue }
      files += try graphs.take(next, graph)
    }
    try graphs.finish(list: list, isTestable: isTestable, sources: sources)
  }
}
