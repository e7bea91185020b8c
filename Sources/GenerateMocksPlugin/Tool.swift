import Foundation
import PackagePlugin

/// The command-line tool.
struct Tool {
  let executable: URL

  /// Runs the tool and passes on what it says; the answer is whether it succeeded.
  func run(_ arguments: [String], isQuiet: Bool = false) throws -> Bool {
    let process = Process()
    let errors = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.standardError = errors
    if isQuiet { process.standardOutput = FileHandle.nullDevice }
    try process.run()
    let saidWhy = report(errors.fileHandleForReading)
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == 0 { return true }
    if !saidWhy { Diagnostics.error("mock-generator stopped without a reason (\(process.terminationStatus)).") }
    return false
  }

  /// Shows errors as errors of the command, so that it fails, and every other line as it is and when it comes.
  ///
  /// - Returns: Whether there was an error.
  private func report(_ handle: FileHandle) -> Bool {
    var pending = Data()
    var hasError = false
    while true {
      let data = handle.availableData
      pending += data
      while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending = Data(pending[pending.index(after: end)...])
        if line.hasPrefix(Self.errorPrefix) {
          Diagnostics.error(String(line.dropFirst(Self.errorPrefix.count)))
          hasError = true
        } else {
          print(line)
        }
      }
      if data.isEmpty { return hasError }
    }
  }

  private static let errorPrefix = "error: "
}
