import Foundation

/// The current toolchain: the folder of the compiler and the extractor.
struct Toolchain {
  let folder: URL

  /// The name of a module's file that is built for the host.
  func moduleTriple() throws -> String {
    struct Info: Decodable {
      struct Target: Decodable { var moduleTriple: String }
      var target: Target
    }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = folder.appending(path: "swiftc")
    process.arguments = ["-print-target-info"]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Info.self, from: output).target.moduleTriple
  }
}
