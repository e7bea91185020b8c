import Foundation
import PackagePlugin

/// The commands that make the mocks of one test target: an extraction for each module, then one generation.
///
/// They are separate so that an edit of a test extracts nothing, and a command with an unchanged result causes no
/// further work.
struct LiveCommands {
  /// How many files the mocks are spread over.
  ///
  /// The number is fixed, because the build system needs the names of the files before the protocols are known.
  private static let fileCount = 32

  let test: SwiftSourceModuleTarget
  /// The only folder that the commands write to.
  let work: URL
  let tool: URL
  let toolchain: Toolchain
  let products: Products

  /// The file with the options of the mocks, which may not exist.
  var configuration: URL { test.directoryURL.appending(path: ".mock-generator") }

  /// Extracts the symbol graph of a module, which the build system builds first.
  func extraction(of module: SwiftSourceModuleTarget) -> Command {
    let list = list(of: module)
    var arguments = ["extract", "--module", module.moduleName, "--output", list.path]
    arguments += ["--work", work.appending(path: "extraction/\(module.moduleName)").path]
    arguments += ["--toolchain", toolchain.folder.path, "--search", products.modules.path]
    arguments += CModules(of: module).arguments
    for source in module.sourceFiles(withSuffix: "swift") { arguments += ["--source", source.url.path] }
    return .buildCommand(
      displayName: "Extracting the protocols of \(module.name) for \(test.name)", executable: tool,
      arguments: arguments, inputFiles: [products.module(module.moduleName), tool], outputFiles: [list])
  }

  /// Generates the mocks of all modules.
  func generation(of modules: [SwiftSourceModuleTarget]) -> Command {
    let lists = modules.map(list)
    let sources = test.sourceFiles(withSuffix: "swift").map(\.url)
    let outputs = (1...Self.fileCount).map { work.appending(path: "mocks/LiveMocks\($0).swift") }
    var inputs = lists + sources + [tool]
    if FileManager.default.fileExists(atPath: configuration.path) { inputs.append(configuration) }
    var arguments = ["live", "--configuration", configuration.path]
    for target in ConfiguredTargets(file: configuration).names { arguments += ["--target", target.text] }
    for list in lists { arguments += ["--graphs", list.path] }
    for source in sources { arguments += ["--source", source.path] }
    for output in outputs { arguments += ["--output", output.path] }
    return .buildCommand(
      displayName: "Generating the mocks of \(test.name)", executable: tool, arguments: arguments,
      inputFiles: inputs, outputFiles: outputs)
  }

  private func list(of module: SwiftSourceModuleTarget) -> URL {
    work.appending(path: "graphs/\(module.moduleName)/LiveMocksOf\(module.moduleName).swift")
  }
}
