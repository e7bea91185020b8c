import MockGenerator

extension OutputFolder {
  /// What has to change in all the folders of a run, file by file.
  ///
  /// A run that names its protocols deletes nothing. Two modules that would write one file are refused.
  static func plan(_ modules: [ModuleMocks], arguments: Arguments) throws(ToolError) -> [Change] {
    var writes: [String: Change] = [:]
    var deletes: [String: Change] = [:]
    for mocks in modules {
      let folder = try OutputFolder(mocks.folder, root: arguments.root)
      for change in try folder.changes(for: mocks.output.files, moved: mocks.moved) {
        guard writes.updateValue(change, forKey: change.path) == nil else {
          throw ToolError(
            "Two targets have a mock for \(Change.display(change.path)); pass each its own --target and --output.")
        }
      }
      guard arguments.options.protocols.isEmpty else { continue }
      for change in try folder.leftovers(of: mocks) { deletes[change.path] = change }
    }
    // A protocol that moved from one module to another leaves nothing over.
    deletes = deletes.filter { writes[$0.key] == nil }
    return (Array(writes.values) + Array(deletes.values)).sorted { $0.path < $1.path }
  }
}
