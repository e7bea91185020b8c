import Foundation
import PackagePlugin

/// The command-line tool.
struct Tool {
  /// What happens to the standard output of the tool.
  enum Output {
    case shown, hidden
    /// It becomes part of the error, if there is one.
    ///
    /// SwiftPM prints output and errors in any order, which would separate a difference from the error about it.
    case withError
  }

  let executable: URL
  /// The plugin's own folder.
  let work: URL

  /// Runs the tool and reports its errors.
  ///
  /// - Returns: Whether it succeeded.
  func run(_ arguments: [String], output: Output = .shown) throws -> Bool {
    let process = Process()
    let errors = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.standardError = errors
    let file = work.appendingPathComponent("output.txt")
    switch output {
    case .shown: break
    case .hidden: process.standardOutput = FileHandle.nullDevice
    case .withError:
      try Data().write(to: file)
      process.standardOutput = try FileHandle(forWritingTo: file)
    }
    try process.run()
    var mistakes = read(errors.fileHandleForReading)
    process.waitUntilExit()
    let succeeded = process.terminationReason == .exit && process.terminationStatus == 0
    if !succeeded, mistakes.isEmpty {
      mistakes = [Mistake(text: "mock-generator stopped without a reason (\(process.terminationStatus)).")]
    }
    if output == .withError {
      let text = try String(contentsOf: file, encoding: .utf8)
      if mistakes.isEmpty { print(text, terminator: "") } else { mistakes[mistakes.count - 1].text += "\n" + text }
    }
    for mistake in mistakes { mistake.report() }
    return succeeded
  }

  /// Collects the errors, and prints every other line at once and unchanged.
  private func read(_ handle: FileHandle) -> [Mistake] {
    var pending = Data()
    var mistakes: [Mistake] = []
    while true {
      let data = handle.availableData
      pending += data
      while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending = Data(pending[pending.index(after: end)...])
        if let mistake = Mistake(line: line) { mistakes.append(mistake) } else { print(line) }
      }
      if data.isEmpty { return mistakes }
    }
  }
}

extension Mistake {
  /// Reads a line that reports a mistake: `error: text`, or `file:line: error: text` for one in a configuration.
  ///
  /// A finding about a protocol has a column, too, and is not a mistake.
  fileprivate init?(line: String) {
    guard let error = line.range(of: "error: ") else { return nil }
    let text = String(line[error.upperBound...])
    let place = line[..<error.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    if place.count == 1, place[0].isEmpty {
      self.init(text: text)
    } else if place.count == 3, place[2] == " ", place[0].hasSuffix(".mock-generator"), let number = Int(place[1]) {
      self.init(text: text, file: String(place[0]), line: number)
    } else {
      return nil
    }
  }
}
