import Foundation

/// A graph that is read once, though a run looks at it for each module that may need it.
final class ReadGraph: @unchecked Sendable {
  private let lock = NSLock()
  private var graph: SymbolGraph?

  fileprivate func graph(
    or read: () throws(GeneratorError) -> SymbolGraph
  ) throws(GeneratorError) -> SymbolGraph {
    lock.lock()
    defer { lock.unlock() }
    if let graph { return graph }
    let graph = try read()
    self.graph = graph
    return graph
  }
}

extension SymbolGraphFile {
  /// The graph that the text describes.
  func graph() throws(GeneratorError) -> SymbolGraph {
    try reading.graph { () throws(GeneratorError) in try SymbolGraph(reading: self) }
  }
}

extension SymbolGraph {
  /// Reads a symbol graph file.
  fileprivate init(reading file: SymbolGraphFile) throws(GeneratorError) {
    do {
      self = try JSONDecoder().decode(SymbolGraph.self, from: file.data)
    } catch let error as DecodingError {
      throw .unreadableSymbolGraph(file: file.name, reason: Self.reason(error))
    } catch {
      throw .unreadableSymbolGraph(file: file.name, reason: "it can't be decoded")
    }
  }

  /// What is wrong with the JSON, in words.
  private static func reason(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      return "there is no \"\(key.stringValue)\" \(place(context.codingPath))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return context.codingPath.isEmpty
        ? "it isn't a JSON object" : "the value \(place(context.codingPath)) is of another kind"
    case .dataCorrupted:
      return "it isn't JSON"
    @unknown default:
      return "it can't be decoded"
    }
  }

  /// Where in the JSON it is.
  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "at the top" }
    return "at " + path.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }.joined(separator: ".")
  }
}
