import Foundation
import MockGenerator

/// The files that the plugin has told the build system of before it knew the protocols.
///
/// Their number is fixed. Mocks are spread over them by name, so that a changed protocol changes one of them.
enum LiveFiles {
  /// The texts of so many files.
  ///
  /// The place of a mock follows from a hash of its file name, so it stays when others come and go.
  static func texts(of mocks: [GeneratedFile], count: Int) -> [String] {
    var parts: [[GeneratedFile]] = Array(repeating: [], count: count)
    for mock in mocks.sorted(by: { $0.fileName < $1.fileName }) {
      parts[Int(UnchangedFile.hash(Data(mock.fileName.utf8)) % UInt64(count))].append(mock)
    }
    return parts.map(text)
  }

  /// The mocks of one file, with the imports of all of them at its top.
  private static func text(of mocks: [GeneratedFile]) -> String {
    var imports = ImportLines()
    var bodies: [String] = []
    for mock in mocks {
      let lines = mock.contents.split(separator: "\n", omittingEmptySubsequences: false)
      let start = lines.firstIndex { !isHead($0) } ?? lines.endIndex
      for line in lines[..<start] where isImport(line) { imports.add(line) }
      bodies.append(lines[start...].joined(separator: "\n"))
    }
    let head = ["// Made by the LiveMocks plugin while the test target is built."]
    return (head + imports.lines + [""] + bodies).joined(separator: "\n")
  }

  /// Whether a line stands above the mock itself: empty, a comment, a directive or an import.
  private static func isHead(_ line: Substring) -> Bool {
    line.isEmpty || line.hasPrefix("//") || line.hasPrefix("#") || isImport(line)
  }

  private static func isImport(_ line: Substring) -> Bool {
    line.split(separator: " ").dropLast().last == "import"
  }
}

/// The imports of several mocks as those of one file: a module is imported once, with all that one of them needs.
private struct ImportLines {
  /// What stands before `import`, by what stands from there on.
  private var words: [String: Set<Substring>] = [:]

  mutating func add(_ line: Substring) {
    let all = line.split(separator: " ")
    guard let start = all.firstIndex(of: "import") else { return }
    words[all[start...].joined(separator: " "), default: []].formUnion(all[..<start])
  }

  /// An import with the words before it; the attributes among them come first.
  private static func line(_ line: String, _ words: Set<Substring>) -> String {
    (words.sorted() + [Substring(line)]).joined(separator: " ")
  }

  var lines: [String] {
    words.sorted { $0.key < $1.key }.flatMap { line, words in
      // Where imports are public by default, one that says `package` doesn't go with a plain one in another file.
      let plain = Self.line(line, words.subtracting(["package"]))
      guard words.contains("package") else { return [plain] }
      return ["#if hasFeature(InternalImportsByDefault)", Self.line(line, words), "#else", plain, "#endif"]
    }
  }
}
