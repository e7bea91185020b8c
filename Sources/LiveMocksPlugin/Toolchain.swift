import Foundation

/// The toolchain in use, in whose folder the compiler and the extractor stand.
struct Toolchain {
  let folder: URL

  /// The name that compilers give a module's file for the system they run on.
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
