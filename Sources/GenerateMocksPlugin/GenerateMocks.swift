import Foundation
import PackagePlugin

/// `swift package generate-mocks`: picks the targets, asks SwiftPM for their symbol graphs, and runs the tool.
@main struct GenerateMocks: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    do {
      let selection = Selection(package: context.package, work: context.pluginWorkDirectoryURL)
      let request = try Request(arguments, isTarget: selection.isTarget)
      let executable = try context.tool(named: "mock-generator").url
      let tool = Tool(executable: executable, work: context.pluginWorkDirectoryURL)
      // The tool checks its options before it shows its help. So a wrong option is reported before anything is built.
      guard try tool.run(request.options + ["--help"], output: request.showsHelp ? .shown : .hidden) else { return }
      if request.showsHelp { return }

      // The jobs come before the graphs, so that a mistake in them is reported before anything is built, too.
      let jobs = try selection.jobs(request)
      var graphs = SymbolGraphs(packageManager: packageManager)
      graphs.fixtureModules = selection.modules
      graphs.wantsFixtures = request.wantsFixtures
      let extractor = try context.tool(named: "swift-symbolgraph-extract").url
      var options = request.options + ["--root", context.package.directoryURL.path]
      options += ["--toolchain", extractor.deletingLastPathComponent().path]
      options += ["--work", context.pluginWorkDirectoryURL.path]
      for job in jobs {
        for folder in try graphs.folders(for: job) { options += ["--symbol-graph", folder.path] }
        if let configuration = job.configuration { options += ["--configuration", configuration.path] }
        if let sources = job.sources { options += ["--sources", sources.path] }
        options += ["--output", job.output]
      }
      _ = try tool.run(options, output: request.options.contains("--check") ? .withError : .shown)
    } catch let mistake as Mistake {
      mistake.report()
    }
  }
}

/// The reason why nothing was generated: one line that says what is wrong and what to do.
struct Mistake: Error {
  var text: String
  var file: String?
  var line: Int?

  /// Reports the mistake as an error of the command.
  ///
  /// SwiftPM doesn't print the place of a command's error, so the text starts with it.
  func report() {
    let place = file.map { "\($0):\(line ?? 1): " } ?? ""
    Diagnostics.error(place + text, file: file, line: line)
  }
}
