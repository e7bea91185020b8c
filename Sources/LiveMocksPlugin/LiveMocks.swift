import Foundation
import PackagePlugin

/// Makes mocks while a test target is built.
///
/// The modules that the target tests are built first. Then their symbol graphs are extracted, and the mocks are
/// generated and compiled into the test target.
@main struct LiveMocks: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let test = target as? SwiftSourceModuleTarget, test.kind == .test else {
      Diagnostics.error("LiveMocks is a plugin for test targets; \(target.name) is none.")
      return []
    }
    guard test.recursiveTargetDependencies.contains(where: { $0.name == "SwiftMockObject" }) else {
      Diagnostics.error(
        "\(test.name) has the plugin LiveMocks, but not the library that its mocks need; add .product(name: "
          + "\"SwiftMockObject\", package: \"SwiftMockObject\") to its dependencies.")
      return []
    }
    let tool = try context.tool(named: "mock-generator").url
    let extractor = try context.tool(named: "swift-symbolgraph-extract").url
    let toolchain = Toolchain(folder: extractor.deletingLastPathComponent())
    let commands = LiveCommands(
      test: test, work: context.pluginWorkDirectoryURL, tool: tool, toolchain: toolchain,
      products: Products(folder: tool.deletingLastPathComponent(), moduleTriple: try toolchain.moduleTriple()))
    let selection = TestedModules(test: test, package: context.package, configuration: commands.configuration)
    let modules = try selection.modules()
    return modules.map(commands.extraction) + [commands.generation(of: modules)]
  }
}
