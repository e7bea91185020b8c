import Foundation
import MockGenerator

/// Finds the fixtures that a test target's own sources declare.
enum HandWrittenFixtures {
  /// The fixtures declared beside a folder of mocks, in the test target's folder and below.
  ///
  /// What the generator wrote itself is not among them, unless it is of a module that this run leaves alone.
  static func beside(_ folder: String, besides modules: Set<String>) -> DeclaredFixtures {
    var declared = DeclaredFixtures()
    let folder = URL(fileURLWithPath: folder).standardizedFileURL
    // Only of this one is it known that the folder around it is the target's.
    guard folder.lastPathComponent == "Mocks" else { return declared }
    let files = FileManager.default.enumerator(
      at: folder.deletingLastPathComponent(), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", let data = FileManager.default.contents(atPath: file.path) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      if let origin = Origin(text), modules.contains(where: origin.isIn) { continue }
      declared.note(source: text)
    }
    return declared
  }
}
