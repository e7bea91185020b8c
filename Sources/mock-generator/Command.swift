import Foundation
import MockGenerator

/// One run of the tool: everything is generated and planned before the first file is touched.
enum Command {
  /// Runs the tool and returns its exit code.
  static func run(_ arguments: some Sequence<String>) -> Int32 {
    do {
      let arguments = try Arguments(arguments)
      if arguments.showsHelp {
        print(Help.text)
        return 0
      }
      return try run(arguments)
    } catch {
      Terminal.error("error: \(error)")
      return 1
    }
  }

  private static func run(_ arguments: Arguments) throws -> Int32 {
    let progress = Progress()
    var generation = Generation(arguments.options)
    var inputs: [(graphs: [SymbolGraphFile], folder: String)] = []
    for job in arguments.jobs {
      progress.step("Reading the symbol graphs …")
      inputs.append((try SymbolGraphReader.read(job.symbolGraphs), job.output))
    }
    let modules = Set(inputs.compactMap { $0.graphs.first?.moduleName })
    for (graphs, folder) in inputs {
      progress.step("Generating the mocks for \(folder) …")
      let wantsFixtures = arguments.options.fixtures || !arguments.options.fixtureTypes.isEmpty
      try generation.add(
        graphs, folder: folder,
        declaredFixtures: wantsFixtures ? HandWrittenFixtures.beside(folder, besides: modules) : DeclaredFixtures())
    }
    try generation.finish()
    progress.step("Comparing the mocks with the files …")
    let changes = try OutputFolder.plan(generation.modules, arguments: arguments)
    if changes.isEmpty, let emptiness = generation.emptiness { throw emptiness }
    progress.end()

    let findings = generation.modules.flatMap(\.output.findings)
    for finding in findings { Terminal.error(finding.description) }
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
