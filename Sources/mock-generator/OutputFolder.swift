import Foundation
import MockGenerator

/// A folder of mocks: decides what has to change in it, and touches nothing.
struct OutputFolder {
  /// The absolute path.
  let path: String

  /// Finds the folder, and refuses one that can't or must not be written to.
  init(_ path: String, root: String?) throws(ToolError) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    self.path = url.path
    let (existing, components) = Self.resolved(url)
    if let root, !components.starts(with: Self.resolved(URL(fileURLWithPath: root).standardizedFileURL).components) {
      throw ToolError("The output folder \(path) is outside the package; pass an --output inside \(root).")
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: existing.path, isDirectory: &isFolder), !isFolder.boolValue {
      throw ToolError("\(Change.display(existing.path)) is a file, not a folder; pass another --output.")
    }
  }

  /// What to do so that the folder holds the files.
  ///
  /// - Parameter moved: Where generated files stand that the user has moved elsewhere, by their names.
  func changes(for files: [GeneratedFile], moved: [String: String] = [:]) throws(ToolError) -> [Change] {
    var changes: [Change] = []
    for file in files {
      let path = self.path + "/" + file.fileName
      let isHere = (try? FileManager.default.attributesOfItem(atPath: path)) != nil
      changes.append(try change(for: file, at: isHere ? path : moved[file.fileName] ?? path))
    }
    return changes
  }

  /// The files that were generated for protocols which the module no longer has, or which have no such mock any more.
  func leftovers(of mocks: ModuleMocks) throws(ToolError) -> [Change] {
    let output = mocks.output
    let names = Set(output.files.map(\.fileName))
    let refused = Set(output.findings.filter { $0.severity == .error }.compactMap(\.protocolName))
    // A protocol that nobody asked for this time keeps the file it has.
    let kept = Set(output.protocolNames).subtracting(output.files.map(\.protocolName)).subtracting(refused)
      .subtracting(output.declaredMocks.keys)
    var changes: [Change] = []
    for name in try existingNames() where !names.contains(name) {
      let path = self.path + "/" + name
      // A file that can't be read can't be told from the user's own, so it stays.
      guard let text = Self.text(at: path), let origin = Origin(text) else { continue }
      guard origin.isIn(mocks.module), !kept.contains(origin.protocolName) else { continue }
      let reason =
        switch origin.protocolName {
        case "": "fixtures were not asked for"
        case let name where refused.contains(name): "\(name) can't be mocked any more"
        case let name where output.declaredMocks[name] != nil: "\(output.declaredMocks[name] ?? "") is written by hand"
        case let name where output.protocolNames.contains(name): "the mock of \(name) is now in another file"
        case let name: "\(mocks.module) has no protocol \(name) any more"
        }
      changes.append(Change(kind: .delete, path: path, old: text, new: "", reason: reason))
    }
    return changes
  }

  /// Creates, updates or keeps a file; a file that the generator didn't make is never replaced.
  private func change(for file: GeneratedFile, at path: String) throws(ToolError) -> Change {
    // Not `fileExists`, which follows a symbolic link: a dangling one is in the way too.
    guard (try? FileManager.default.attributesOfItem(atPath: path)) != nil else {
      return Change(kind: .create, path: path, old: "", new: file.contents)
    }
    guard let old = Self.text(at: path), Origin(old) != nil else {
      let subject = file.protocolName.isEmpty ? "the fixtures" : "the mock of \(file.protocolName)"
      throw ToolError(
        "\(Change.display(path)) is in the way of \(subject) and was not made by generate-mocks; move it away or pass "
          + "another --output.")
    }
    return Change(kind: Change.fits(old, file.contents) ? .keep : .update, path: path, old: old, new: file.contents)
  }

  private func existingNames() throws(ToolError) -> [String] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }.sorted()
    } catch {
      throw ToolError("\(path) can't be read; check its permissions.")
    }
  }

  private static func text(at path: String) -> String? {
    FileManager.default.contents(atPath: path).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// The nearest folder above that exists, and the path's components after all symbolic links.
  private static func resolved(_ url: URL) -> (existing: URL, components: [String]) {
    var existing = url
    var missing: [String] = []
    while !FileManager.default.fileExists(atPath: existing.path), existing.path != "/" {
      missing.insert(existing.lastPathComponent, at: 0)
      existing.deleteLastPathComponent()
    }
    return (existing, existing.resolvingSymlinksInPath().pathComponents + missing)
  }
}
