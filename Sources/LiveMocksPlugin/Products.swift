import Foundation

/// Where the build system in use puts the modules that it builds.
///
/// The generator is built beside them, so its folder tells the configuration and the scratch path.
struct Products {
  /// The folder of the products.
  let folder: URL
  let moduleTriple: String

  /// The build system named swiftbuild has a folder for each module, the native one a file.
  private var hasModuleFolders: Bool { folder.deletingLastPathComponent().lastPathComponent == "Products" }

  /// The folder of the modules.
  var modules: URL { hasModuleFolders ? folder : folder.appending(path: "Modules") }

  /// The file of a module: the build system knows how to make it, and so makes it before it is asked for its graph.
  func module(_ name: String) -> URL {
    let module = modules.appending(path: "\(name).swiftmodule")
    return hasModuleFolders ? module.appending(path: "\(moduleTriple).swiftmodule") : module
  }
}
