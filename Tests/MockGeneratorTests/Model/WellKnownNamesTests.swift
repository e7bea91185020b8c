import Foundation
import Testing

@testable import MockGenerator

@Suite struct WellKnownNamesTests {
  /// A user's type of the same name must be written with its module, so no public type may be missing.
  @Test func everyPublicTypeOfTheRuntimeIsKnown() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/SwiftMockObject")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var names: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        guard !line.hasPrefix(" "), !line.hasPrefix("/"), words.contains("public") || words.contains("open"),
          let kind = words.firstIndex(where: { ["class", "struct", "enum", "protocol", "typealias"].contains($0) }),
          words.count > kind + 1
        else { continue }
        names.append(words[kind + 1])
      }
    }
    #expect(names.contains("MockObject"))
    let unknown = names.filter { !WellKnownNames.modules(declaring: $0).contains("SwiftMockObject") }
    #expect(unknown == [])
  }
}
