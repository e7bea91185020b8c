import Foundation
import MockGenerator

/// The symbol graphs of the toolchain's own modules, such as Swift and Foundation, for protocols that inherit theirs.
///
/// They are large and never change while the toolchain stays the same, so they are cut to what a mock needs and kept.
struct ToolchainGraphs {
  let extractor: Extractor

  /// The graphs, and those of the toolchain's modules whose protocols are inherited.
  func completed(_ graphs: [SymbolGraphFile]) throws -> [SymbolGraphFile] {
    var graphs = graphs
    var asked: Set<String> = []
    while let next = try MockGenerator.missingModules(in: graphs).first(where: { !asked.contains($0) }) {
      asked.insert(next)
      graphs += try graph(of: next) ?? []
    }
    return graphs
  }

  /// The graph of a module, or nil where the toolchain has no such module.
  func graph(of module: String) throws -> [SymbolGraphFile]? {
    let folder = extractor.workFolder + "/toolchain-" + age()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(module).symbols.json"
    if let data = FileManager.default.contents(atPath: path) {
      return [SymbolGraphFile(name: "\(module).symbols.json", data: data)]
    }
    guard let graphs = try? extractor.graph(of: module) else { return nil }
    let data = try GraphCutter.cut(graphs.map(\.data), module: module)
    try UnchangedFile.write(data, to: path)
    return [SymbolGraphFile(name: "\(module).symbols.json", data: data)]
  }

  /// What tells one toolchain from another.
  private func age() -> String {
    let compiler = extractor.toolchain + "/swift-frontend"
    let attributes = try? FileManager.default.attributesOfItem(atPath: compiler)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return UnchangedFile.sum(of: Data("\(compiler) \(date)".utf8))
  }
}

extension Arguments {
  /// The graphs of the toolchain's modules, where the command line says how to get them.
  func toolchainGraphs() throws -> ToolchainGraphs? {
    guard let toolchain, let workFolder else { return nil }
    var extractor = Extractor()
    extractor.toolchain = toolchain
    extractor.workFolder = workFolder
    return ToolchainGraphs(extractor: try extractor.prepared())
  }
}
