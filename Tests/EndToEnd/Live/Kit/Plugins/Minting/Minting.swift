import PackagePlugin

@main struct Minting: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL.appending(path: "Minted.swift")
    return [
      .buildCommand(
        displayName: "Minting", executable: try context.tool(named: "mint").url, arguments: [output.path],
        outputFiles: [output])
    ]
  }
}
