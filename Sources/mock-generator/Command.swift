import Foundation
import MockGenerator

/// One run of the tool: everything is generated and planned before the first file is touched.
enum Command {
  /// Runs the tool and returns its exit code.
  static func run(_ arguments: some Sequence<String>) -> Int32 {
    do {
      let words = Array(arguments)
      // The two commands of the LiveMocks plugin.
      switch words.first {
      case "extract":
        try LiveExtraction(words.dropFirst()).run()
        return 0
      case "live":
        try LiveGeneration(words.dropFirst()).run()
        return 0
      default: break
      }
      let arguments = try Arguments(words)
      if arguments.showsHelp {
        print(Help.text)
        return 0
      }
      return try run(arguments)
    } catch let error as ToolError {
      Terminal.error(error.line)
      return 1
    } catch {
      Terminal.error("error: \(error)")
      return 1
    }
  }

  /// Generates, plans, and then writes, lists or compares the files; the answer is the exit code.
  private static func run(_ arguments: Arguments) throws -> Int32 {
    let progress = Progress()
    var generation = Generation()
    var sources: [String: TargetSources] = [:]
    let toolchain = try arguments.toolchainGraphs()
    var inputs: [(job: Arguments.Job, graphs: [SymbolGraphFile])] = []
    for job in arguments.jobs {
      progress.step("Reading the symbol graphs …")
      var graphs = try SymbolGraphReader.read(job.symbolGraphs)
      if let toolchain { graphs = try toolchain.completed(graphs) }
      inputs.append((job, graphs))
    }
    let modules = Set(inputs.compactMap { $0.graphs.first?.moduleName })
    for (job, graphs) in inputs {
      progress.step("Generating the mocks for \(job.output) …")
      let configuration = try job.configuration.map { path throws(ToolError) in try ConfigurationFile(path: path) }
      var options = arguments.options.added(to: configuration?.options ?? MockOptions()).generatorOptions
      if options.fixtures || !options.fixtureTypes.isEmpty {
        options.declaredFixtures = HandWrittenFixtures.beside(job.output, besides: modules)
      }
      if let folder = job.sources, sources[folder] == nil { sources[folder] = TargetSources(folder: folder) }
      try generation.add(
        graphs, folder: job.output, options: options, configuration: configuration,
        sources: job.sources.flatMap { sources[$0] })
    }
    try generation.finish()
    progress.step("Comparing the mocks with the files …")
    let changes = try OutputFolder.plan(generation.modules, arguments: arguments)
    if changes.isEmpty, let emptiness = generation.emptiness { throw emptiness }
    progress.end()

    let findings = generation.modules.flatMap(\.output.findings)
    for finding in findings { Terminal.error(finding.description) }
    let declared = sources.values.reduce(into: [:]) { $0.merge($1.types.places) { first, _ in first } }
    for line in Report.leftOut(generation.modules, declared: declared) { print(line) }
    let report = Report(changes: changes)
    switch arguments.mode {
    case .write:
      for change in changes where change.kind != .keep {
        try change.apply()
        print(Report.done(change))
      }
      print(report.sum)
    case .dryRun:
      for change in changes where change.kind != .keep { print(Report.planned(change)) }
      print(report.sum)
    case .check:
      guard report.isStale else {
        print(report.fresh)
        break
      }
      print(report.differences, terminator: "")
      throw ToolError(report.stale)
    }
    let failures = findings.filter { $0.severity == .error }
    guard !failures.isEmpty else { return 0 }
    let count = failures.count == 1 ? "1 finding" : "\(failures.count) findings"
    let lack =
      failures.contains { $0.protocolName == nil } ? "types have no mock or no fixture" : "protocols have no mock"
    Terminal.error("error: \(count) above; these \(lack).")
    return 2
  }
}
