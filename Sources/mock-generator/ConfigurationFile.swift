import Foundation

/// The file `.mock-generator` in a test target's folder: the options of its mocks, one on each line.
struct ConfigurationFile: Equatable {
  /// The path, which is absolute where a plugin passes it, as editors want it.
  let path: String
  private(set) var options = MockOptions()
  /// The targets that it names, which the plugins pick.
  private(set) var targets: [String] = []
  /// The lines on which protocols are named, by their names.
  private var lines: [String: Int] = [:]

  /// Reads the file; without one, there are no options.
  init(path: String) throws(ToolError) {
    guard FileManager.default.fileExists(atPath: path) else {
      try self.init(path: path, text: "")
      return
    }
    guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8) else {
      throw ToolError("\(Change.display(path)) can't be read as a text; check its permissions.")
    }
    try self.init(path: path, text: text)
  }

  init(path: String, text: String) throws(ToolError) {
    self.path = path
    // Empty lines count too. A line break of Windows is one character.
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      do {
        try take(line, number: index + 1)
      } catch {
        throw ToolError(error.description, at: place(index + 1))
      }
    }
  }

  /// Complains when the targets are not those that the build was planned with.
  ///
  /// SwiftPM plans anew when files come and go, and when the manifest changes, and not when this file does.
  func checkTargets(planned: [String]) throws(ToolError) {
    guard Set(targets) != Set(planned) else { return }
    let new = targets.first { !planned.contains($0) }
    throw ToolError(
      "The --target lines have changed, which SwiftPM sees only when it plans the build anew; run `touch Package.swift`, "
        + "then build again.", at: new.flatMap { lines["--target \($0)"] }.map(place) ?? path)
  }

  /// The place of the option that names a protocol.
  func place(naming name: String) -> String? {
    lines[name].map(place)
  }

  private mutating func take(_ line: String, number: Int) throws(ToolError) {
    var reader = ArgumentReader(Self.words(of: line))
    guard let option = reader.next() else { return }
    switch option {
    // The plugins read these: only they know the package's targets and folders.
    case "--target":
      let target = try reader.value(of: option, placeholder: "NAME")
      targets.append(target)
      lines["--target \(target)"] = number
    case "--output": _ = try reader.value(of: option, placeholder: "DIR")
    case "--check", "--dry-run", "--help", "--symbol-graph", "--root", "--configuration", "--sources":
      throw ToolError("\(option) is for the command line alone.")
    default:
      guard try options.take(option, from: &reader) else { throw reader.unknown(option) }
    }
    for name in options.protocols + options.exceptions + options.fixtureTypes where lines[name] == nil {
      lines[name] = number
    }
    if let word = reader.next() {
      throw ToolError("\(word) is too much; write one option on each line.")
    }
  }

  /// The option and its value, which may have spaces in it.
  private static func words(of line: String) -> [String] {
    guard let end = line.firstIndex(where: \.isWhitespace) else { return [line] }
    return [String(line[..<end]), line[end...].trimmingCharacters(in: .whitespaces)]
  }

  private func place(_ line: Int) -> String {
    "\(path):\(line)"
  }
}
