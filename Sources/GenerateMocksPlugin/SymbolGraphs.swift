import Foundation
import PackagePlugin

/// Asks SwiftPM to build targets and to write their symbol graphs.
struct SymbolGraphs {
  let packageManager: PackageManager
  /// The modules whose types get fixtures if the target mentions them.
  var fixtureModules: Set<String> = []
  /// Whether the command line asks for fixtures.
  var wantsFixtures = false

  /// The folders of the symbol graphs that a job needs, its target's first.
  ///
  /// The others belong to its neighbors, to the modules of inherited protocols, and to the modules of types that get
  /// fixtures.
  func folders(for job: Job) throws -> [URL] {
    let target = job.target
    let wantsFixtures = wantsFixtures || job.wantsFixtures
    var folders = [try folder(for: target)]
    var mentioned = try texts(in: folders[0])
    folders += try job.neighbors.map(folder)
    let known = Set(job.neighbors.map(\.id))
    var candidates = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { !known.contains($0.id) }
    // A protocol in a module found here may inherit from one in another module, so the search starts again.
    while let index = candidates.firstIndex(where: { isMentioned($0, in: mentioned, wantsFixtures) }) {
      let folder = try folder(for: candidates.remove(at: index))
      folders.append(folder)
      mentioned += try texts(in: folder)
    }
    return folders
  }

  private func folder(for target: SwiftSourceModuleTarget) throws -> URL {
    do {
      return try packageManager.getSymbolGraph(
        for: target,
        options: .init(
          // For symbol graphs, an internal declaration whose name starts with an underscore is private.
          minimumAccessLevel: .private, includeSynthesized: false, includeSPI: true, emitExtensionBlocks: false)
      ).directoryURL
    } catch {
      // SwiftPM has already printed the compiler's errors. Its own error adds nothing.
      throw Mistake(text: "\(target.name) doesn't build; correct what `swift build --target \(target.name)` reports.")
    }
  }

  private func texts(in folder: URL) throws -> [Data] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      .map { try Data(contentsOf: $0) }
  }

  /// Whether a graph relates to a module.
  ///
  /// It does if it has a relation to a declaration of the module, for example to an inherited protocol, or if it names
  /// a type of the module that may get a fixture.
  private func isMentioned(_ target: SwiftSourceModuleTarget, in graphs: [Data], _ wantsFixtures: Bool) -> Bool {
    let mention = Data("\"targetFallback\":\"\(target.moduleName).".utf8)
    if graphs.contains(where: { $0.range(of: mention) != nil }) { return true }
    guard wantsFixtures, fixtureModules.contains(target.moduleName) else { return false }
    let type = Data("\"preciseIdentifier\":\"s:\(target.moduleName.utf8.count)\(target.moduleName)".utf8)
    return graphs.contains { $0.range(of: type) != nil }
  }
}
