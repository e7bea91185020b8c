import Foundation

/// Where something is declared, as far as the symbol graph tells.
struct SourcePlace: Equatable {
  /// The path of the file.
  var file: String?
  /// The line, from 1.
  var line: Int?
  /// The column, from 1.
  var column: Int?

  /// Takes a place of the graph, which counts lines and columns from 0 and names files by URLs.
  init(_ location: SymbolGraph.Location?) {
    guard let location else { return }
    let uri = location.uri
    let path = uri.hasPrefix("file://") ? String(uri.dropFirst("file://".count)) : uri
    file = path.removingPercentEncoding ?? path
    line = location.position.line + 1
    column = location.position.character + 1
  }
}
