import Foundation
import MockGenerator

/// The types at the top level of Swift files, and the fixtures in them, so that no second one of a name is written.
struct DeclaredTypes {
  /// Where a type is declared.
  struct Place: Equatable {
    var file: String
    var line: Int
  }

  /// The first declaration of each name.
  private(set) var places: [String: Place] = [:]
  /// The fixtures that are written by hand.
  private(set) var fixtures = DeclaredFixtures()

  /// Reads the files in the order of their paths; those that can't be read are skipped.
  init(files: [String]) {
    for file in files.sorted() {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      fixtures.note(source: text)
      for (name, line) in Self.types(in: text) where places[name] == nil {
        places[name] = Place(file: file, line: line)
      }
    }
  }

  /// The names that are declared outside of all braces, with their lines.
  static func types(in text: String) -> [(name: String, line: Int)] {
    var found: [(String, Int)] = []
    var isAwaitingName = false
    for word in SourceWords(text) {
      if isAwaitingName, word.depth == 0 { found.append((word.text, word.line)) }
      isAwaitingName = ["class", "struct", "enum", "actor", "typealias", "protocol"].contains(word.text)
    }
    return found
  }
}
