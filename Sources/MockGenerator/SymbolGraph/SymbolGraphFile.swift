public import Foundation

/// The text of a symbol graph file, as the compiler wrote it.
public struct SymbolGraphFile: Sendable {
  /// The file's name, such as `Bank.symbols.json` or `Bank@Swift.symbols.json`.
  public let name: String
  /// The JSON text.
  public let data: Data
  /// The graph, once somebody has asked for it.
  let reading = ReadGraph()

  /// Creates a symbol graph file from its name and text.
  public init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}
