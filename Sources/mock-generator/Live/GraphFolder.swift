import Foundation
import MockGenerator

/// The symbol graphs that one module's mocks are made from, and the list of them.
///
/// The build system looks at the list alone, so the list names the graphs with a sum of their contents, and neither is
/// written when it stays the same. The list is a Swift file of comments, because SwiftPM takes whatever else a plugin makes
/// for a resource of the target.
struct GraphFolder {
  let path: String
  private var lines: [String] = []

  init(path: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Keeps the graphs of one module.
  mutating func take(_ module: String, _ files: [SymbolGraphFile]) throws -> [SymbolGraphFile] {
    for file in files {
      let sum = try UnchangedFile.write(file.data, to: path + "/" + file.name)
      lines.append("\(file.name)\t\(sum)")
    }
    return files
  }

  /// Writes the list; what is in the folder and not in the list is not read.
  ///
  /// - Parameter sources: The module's source files. Mocks need a few facts that no graph has, which are read there, so the list
  ///   changes with them.
  func finish(list: String, isTestable: Bool, sources: [String] = []) throws {
    let head = "\(isTestable ? "testable" : "public")\t\(Self.sumOfFacts(in: sources))"
    let text = ([head] + lines).map { "// \($0)\n" }.joined()
    try UnchangedFile.write(Data(text.utf8), to: list)
  }

  /// Reads the graphs that a list names.
  static func read(list: String) throws(ToolError) -> (graphs: [SymbolGraphFile], isTestable: Bool) {
    guard let data = FileManager.default.contents(atPath: list) else {
      throw ToolError("\(list) can't be read; build again from clean.")
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map { $0.dropFirst("// ".count) }
    let folder = URL(fileURLWithPath: list).deletingLastPathComponent()
    var graphs: [SymbolGraphFile] = []
    for line in lines.dropFirst() {
      let name = String(line.prefix { $0 != "\t" })
      guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) else {
        throw ToolError("\(list) names \(name), which can't be read; build again from clean.")
      }
      graphs.append(SymbolGraphFile(name: name, data: data))
    }
    return (graphs, lines.first?.hasPrefix("testable") == true)
  }

  /// A sum of the lines that may say what a source file imports, what is SPI, what can't be copied, and what other builds leave out.
  private static func sumOfFacts(in sources: [String]) -> String {
    let lines = sources.sorted().flatMap { path -> [Substring] in
      let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
      return text.split(whereSeparator: \.isNewline).filter { line in
        ["import ", "@_spi", "#", "~Copyable"].contains(where: line.contains)
      }
    }
    return UnchangedFile.sum(of: Data(lines.joined(separator: "\n").utf8))
  }
}
