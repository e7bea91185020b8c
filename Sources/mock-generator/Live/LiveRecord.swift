import Foundation
import MockGenerator

/// What the last generation was made from, and what it had to say, so that the next one can be spared.
///
/// It stands beside the mocks, in the plugin's own folder.
struct LiveRecord {
  private let path: String
  private let outputs: [String]
  /// A sum of everything that the mocks depend on.
  private let sum: String

  /// Looks at what a generation would be made from.
  ///
  /// - Parameters:
  ///   - lists: The lists of the symbol graphs, which have sums of these.
  ///   - configuration: The file with the options, where there may be one.
  ///   - declared: What the tests declare themselves.
  ///   - outputs: The files for the mocks.
  init(lists: [String], configuration: String?, declared: DeclaredTypes, outputs: [String]) {
    let folder = outputs.first.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    path = (folder?.path ?? "") + "/generation.txt"
    self.outputs = outputs
    let files = FileManager.default
    var text = (lists + [configuration].compactMap { $0 }).map { path in
      "\(path) \(UnchangedFile.sum(of: files.contents(atPath: path) ?? Data()))"
    }
    // Another build of this tool may write other mocks.
    let tool = try? files.attributesOfItem(atPath: CommandLine.arguments[0])
    text.append("\(tool?[.modificationDate] as? Date ?? .distantPast) \(tool?[.size] as? Int ?? 0)")
    // Other types of the tests are in no mock's way. Where one stands matters to a warning alone.
    text += declared.places.filter { $0.key.hasPrefix("Mock") || $0.key.hasSuffix("Methods") }
      .map { $0.key.hasSuffix("Methods") ? "\($0.key) \($0.value.file):\($0.value.line)" : $0.key }.sorted()
    text.append(declared.fixtures.description)
    sum = UnchangedFile.sum(of: Data((text + outputs).joined(separator: "\n").utf8))
  }

  /// The warnings of the last generation, if it was made from the same and its files are there; else nil.
  func warnings() -> [String]? {
    guard let data = FileManager.default.contents(atPath: path), outputs.allSatisfy(FileManager.default.fileExists)
    else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.first == sum ? Array(lines.dropFirst()) : nil
  }

  /// Keeps the warnings of a generation.
  func write(_ warnings: [String]) throws {
    try Data(([sum] + warnings).joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
