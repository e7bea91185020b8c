import Foundation
import MockGenerator

/// The Swift files of the target that mocks become part of.
struct TargetSources {
  /// What is declared in the files that this generator didn't make.
  let types: DeclaredTypes
  /// The files that it made.
  private var generated: [(path: String, origin: Origin)] = []

  /// Reads the files of a folder and below.
  init(folder: String) {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var own: [String] = []
    for name in names.sorted() where name.hasSuffix(".swift") {
      let path = URL(fileURLWithPath: folder).appendingPathComponent(name).standardizedFileURL.path
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      if let origin = Origin(String(decoding: data, as: UTF8.self)) {
        generated.append((path, origin))
      } else {
        own.append(path)
      }
    }
    types = DeclaredTypes(files: own)
  }

  /// The paths of the mocks that were generated for a module's protocols, by the names of the files.
  func generated(of module: String) -> [String: String] {
    let paths = generated.filter { $0.origin.isIn(module) }.map(\.path)
    return Dictionary(
      paths.map { (URL(fileURLWithPath: $0).lastPathComponent, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
