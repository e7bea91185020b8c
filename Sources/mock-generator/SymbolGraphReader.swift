import Foundation
import MockGenerator

/// Reads symbol graph files, and all those of a folder.
enum SymbolGraphReader {
  /// The graphs in the order they were named; those of a folder by name, the module's own first.
  static func read(_ paths: [String]) throws(ToolError) -> [SymbolGraphFile] {
    if paths.isEmpty {
      throw ToolError("There is no symbol graph to read; pass --symbol-graph FILE (--help says how to make one).")
    }
    var graphs: [SymbolGraphFile] = []
    for path in paths {
      for file in try files(at: path) {
        guard let data = FileManager.default.contents(atPath: file) else {
          throw ToolError("\(file) can't be read; check its permissions.")
        }
        graphs.append(SymbolGraphFile(name: URL(fileURLWithPath: file).lastPathComponent, data: data))
      }
    }
    return graphs
  }

  private static func files(at path: String) throws(ToolError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ToolError("There is no symbol graph at \(path); check the path given with --symbol-graph.")
    }
    guard isFolder.boolValue else { return [path] }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw ToolError("\(path) can't be read; check its permissions.")
    }
    let graphs = names.filter { $0.hasSuffix(".symbols.json") }
    if graphs.isEmpty {
      throw ToolError("\(path) holds no .symbols.json file; name the folder that the symbol graphs are in.")
    }
    // "Bank.symbols.json" before "Bank@Swift.symbols.json".
    return graphs.sorted { ($0.contains("@") ? 1 : 0, $0) < ($1.contains("@") ? 1 : 0, $1) }
      .map { URL(fileURLWithPath: path).appendingPathComponent($0).path }
  }
}
