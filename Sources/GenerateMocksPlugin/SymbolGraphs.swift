import Foundation
import PackagePlugin

/// Asks SwiftPM to build targets and to write their symbol graphs.
struct SymbolGraphs {
  let packageManager: PackageManager
  /// The modules whose types may get fixtures where the target mentions them.
  var fixtureModules: Set<String> = []
  /// Whether the command line asks for fixtures.
  var wantsFixtures = false

  /// The folder of the target's symbol graph, then those of its neighbors, of the modules whose protocols its protocols
  /// inherit, and of those whose types get fixtures.
  func folders(for job: Job) throws -> [URL] {
    let target = job.target
    let wantsFixtures = wantsFixtures || job.wantsFixtures
    var folders = [try folder(for: target)]
    var mentioned = try texts(in: folders[0])
    folders += try job.neighbors.map(folder)
    let known = Set(job.neighbors.map(\.id))
    var candidates = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { !known.contains($0.id) }
    // A module that is found may inherit from the next one.
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
          // An internal symbol whose name starts with an underscore counts as a private one.
          minimumAccessLevel: .private, includeSynthesized: false, includeSPI: true, emitExtensionBlocks: false)
      ).directoryURL
    } catch {
      // SwiftPM has shown the compiler's errors by now; its own says nothing.
      throw Mistake(text: "\(target.name) doesn't build; correct what `swift build --target \(target.name)` reports.")
    }
  }

  private func texts(in folder: URL) throws -> [Data] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      .map { try Data(contentsOf: $0) }
  }

  /// Whether a graph has a relation to something of the module, as a protocol has to one that it inherits, or names a
  /// type of it that may get a fixture.
  private func isMentioned(_ target: SwiftSourceModuleTarget, in graphs: [Data], _ wantsFixtures: Bool) -> Bool {
    let mention = Data("\"targetFallback\":\"\(target.moduleName).".utf8)
    if graphs.contains(where: { $0.range(of: mention) != nil }) { return true }
    guard wantsFixtures, fixtureModules.contains(target.moduleName) else { return false }
    let type = Data("\"preciseIdentifier\":\"s:\(target.moduleName.utf8.count)\(target.moduleName)".utf8)
    return graphs.contains { $0.range(of: type) != nil }
  }
}
