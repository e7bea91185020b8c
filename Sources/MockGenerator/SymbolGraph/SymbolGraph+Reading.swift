import Foundation

extension SymbolGraph {
  /// Reads a symbol graph file.
  init(reading file: SymbolGraphFile) throws(GeneratorError) {
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
