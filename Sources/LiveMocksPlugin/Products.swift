import Foundation

/// Where the current build system puts the modules that it builds.
///
/// The generator is built beside them, so the folder of the generator shows the configuration and the scratch path.
struct Products {
  /// The folder of the products.
  let folder: URL
  let moduleTriple: String

  /// Whether each module is a folder, as with the build system `swiftbuild`; with the native one, it is a file.
  private var hasModuleFolders: Bool { folder.deletingLastPathComponent().lastPathComponent == "Products" }

  /// The folder of the modules.
  var modules: URL { hasModuleFolders ? folder : folder.appending(path: "Modules") }

  /// The file of a module.
  ///
  /// It is an input of the extraction, so the build system builds the module first.
  func module(_ name: String) -> URL {
    let module = modules.appending(path: "\(name).swiftmodule")
    return hasModuleFolders ? module.appending(path: "\(moduleTriple).swiftmodule") : module
  }
}
