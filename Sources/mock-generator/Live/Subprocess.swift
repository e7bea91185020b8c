import Foundation

/// Another program that the tool runs to its end.
enum Subprocess {
  /// The exit code, and what the program wrote to its standard output and its standard error.
  static func run(_ executable: String, _ arguments: [String]) throws(ToolError) -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw ToolError("\(executable) can't be run: \(error.localizedDescription)")
    }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
