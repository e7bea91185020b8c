import Foundation

/// The `--target` lines of a configuration file.
///
/// The generator reads the other lines, and reports mistakes in the file.
struct ConfiguredTargets {
  private(set) var names: [(text: String, line: Int)] = []

  init(file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.split { $0.isWhitespace || $0 == "=" }
      if words.count == 2, words[0] == "--target" { names.append((String(words[1]), index + 1)) }
    }
  }
}
