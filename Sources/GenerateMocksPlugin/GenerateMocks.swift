import Foundation
import PackagePlugin

/// `swift package generate-mocks`: picks the targets, asks SwiftPM for their symbol graphs, and runs the tool.
@main struct GenerateMocks: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    do {
      let request = try Request(arguments)
      let tool = Tool(executable: try context.tool(named: "mock-generator").url)
      // The tool checks its options before it shows its help, so a wrong one doesn't cost a build.
      guard try tool.run(request.options + ["--help"], isQuiet: !request.showsHelp) else { return }
      if request.showsHelp { return }

      let selection = Selection(package: context.package)
      let targets = try selection.targets(named: request.targets)
      // The folders come first, since a mistake there needs no build either.
      let folders = try targets.map { try request.output ?? selection.mocksFolder(of: $0).path }
      var graphs = SymbolGraphs(packageManager: packageManager)
      if request.options.contains("--fixtures") { graphs.fixtureModules = selection.modules }
      var jobs: [String] = []
      for (target, folder) in zip(targets, folders) {
        for graph in try graphs.folders(for: target) { jobs += ["--symbol-graph", graph.path] }
        jobs += ["--output", folder]
      }
      _ = try tool.run(request.options + ["--root", context.package.directoryURL.path] + jobs)
    } catch let mistake as Mistake {
      Diagnostics.error(mistake.text)
    }
  }
}

/// Why nothing was generated: one line that says what is wrong and what to do.
struct Mistake: Error {
  var text: String
}
