import MockGenerator

/// The files that the plugin has told the build system of before it knew the protocols.
///
/// Their number is fixed. Mocks are spread over them by name, so that a changed protocol changes one of them.
enum LiveFiles {
  /// The texts of so many files.
  static func texts(of mocks: [GeneratedFile], count: Int) -> [String] {
    var parts: [[GeneratedFile]] = Array(repeating: [], count: count)
    for mock in mocks.sorted(by: { $0.fileName < $1.fileName }) {
      parts[Int(UnchangedFile.hash(mock.fileName.utf8) % UInt64(count))].append(mock)
    }
    return parts.map(text)
  }

  /// The mocks of one file, with the imports of all of them at its top.
  private static func text(of mocks: [GeneratedFile]) -> String {
    var imports: Set<Substring> = []
    var bodies: [String] = []
    for mock in mocks {
      let lines = mock.contents.split(separator: "\n", omittingEmptySubsequences: false)
      let start = lines.firstIndex { !isHead($0) } ?? lines.endIndex
      imports.formUnion(lines[..<start].filter { isImport($0) })
      bodies.append(lines[start...].joined(separator: "\n"))
    }
    // A module that is imported for testing need not be imported plainly too.
    for line in imports where line.hasPrefix("@testable ") { imports.remove(line.dropFirst("@testable ".count)) }
    let head = ["// Made by the LiveMocks plugin while the test target is built."]
    return (head + imports.sorted().map(String.init) + [""] + bodies).joined(separator: "\n")
  }

  private static func isHead(_ line: Substring) -> Bool {
    line.isEmpty || line.hasPrefix("//") || isImport(line)
  }

  private static func isImport(_ line: Substring) -> Bool {
    line.split(separator: " ").dropLast().last == "import"
  }
}
