import Foundation
import MockGenerator

/// Runs the toolchain's symbol graph extractor on modules that are built.
struct Extractor {
  /// The folder of the compiler in use, which holds the extractor too.
  var toolchain = ""
  /// The folder for everything that is written on the way: nothing else may be written to in a sandbox.
  var workFolder = ""
  /// The folders of the modules.
  var searchPaths: [String] = []
  /// The C targets that the modules import.
  var headers: [CHeaders] = []
  /// What system libraries need.
  var flags: [String] = []
  private var target: [String] = []

  /// The same with the triple of the compiler in use and the maps of the C modules.
  func prepared() throws -> Extractor {
    var prepared = self
    try FileManager.default.createDirectory(atPath: workFolder, withIntermediateDirectories: true)
    for headers in headers { prepared.flags += try headers.flags(workFolder: workFolder) }
    prepared.target = ["-target", try TargetInfo(toolchain: toolchain).triple]
    // Not run on Apple's systems yet: there the compiler needs the SDK, and SwiftPM doesn't tell plugins its path.
    if let sdk = try TargetInfo.sdk() { prepared.target += ["-sdk", sdk] }
    return prepared
  }

  /// Whether mocks may say `@testable import`.
  func canImportForTesting(_ module: String) throws -> Bool {
    let probe = workFolder + "/Probe.swift"
    try UnchangedFile.write(Data("@testable import \(module)\n".utf8), to: probe)
    // The front end, since the driver would first plan a whole build; its complaint is the answer and not for the user.
    return try Subprocess.run(
      toolchain + "/swift-frontend", ["-frontend", "-typecheck", probe, "-module-name", "Probe"] + common
    ).status == 0
  }

  /// The symbol graph of a module that must have one.
  ///
  /// It has what is private, too: only then do the compiler's graphs have names that begin with an underscore.
  ///
  /// The files are its own graph and those of its extensions of other modules. The folder is emptied first, so that no
  /// file of another module is read.
  func graph(of module: String) throws -> [SymbolGraphFile] {
    let folder = workFolder + "/extracted"
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let result = try Subprocess.run(
      toolchain + "/swift-symbolgraph-extract",
      ["-module-name", module, "-minimum-access-level", "private", "-output-dir", folder]
        + ["-skip-synthesized-members", "-include-spi-symbols", "-omit-extension-block-symbols"] + common)
    guard result.status == 0 else {
      throw ToolError(
        "The symbol graph of \(module) can't be extracted; take generate-mocks for it, or write its mocks by hand. "
          + "The extractor said:\n\(result.output)")
    }
    return try SymbolGraphReader.read([folder])
  }

  /// The symbol graph of a module whose protocols are inherited, or nil where there is none: then a finding names it.
  func parentGraph(of module: String) throws -> [SymbolGraphFile]? {
    let isOwn = searchPaths.contains { FileManager.default.fileExists(atPath: "\($0)/\(module).swiftmodule") }
    if isOwn { return try? graph(of: module) }
    return try ToolchainGraphs(extractor: self).graph(of: module)
  }

  /// The arguments that the extractor and the compiler both take.
  private var common: [String] {
    target + searchPaths.flatMap { ["-I", $0, "-F", $0] } + flags + ["-module-cache-path", workFolder + "/ModuleCache"]
  }
}
