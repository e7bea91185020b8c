import Foundation
import PackagePlugin

/// What the extractor needs to find the C modules that a Swift module imports.
struct CModules {
  let arguments: [String]

  init(of module: SwiftSourceModuleTarget) {
    arguments = module.recursiveTargetDependencies.flatMap { target -> [String] in
      if let target = target as? ClangSourceModuleTarget, let headers = target.publicHeadersDirectoryURL {
        return ["--headers", "\(target.moduleName)=\(headers.path)"]
      }
      if let target = target as? SystemLibraryTarget {
        let map = "-fmodule-map-file=\(target.directoryURL.appending(path: "module.modulemap").path)"
        return (target.compilerFlags + [map]).flatMap { ["--c-flag", "-Xcc", "--c-flag", $0] }
      }
      return []
    }
  }
}
