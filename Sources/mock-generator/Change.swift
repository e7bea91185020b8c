import Foundation

/// What happens to one file of an output folder.
struct Change: Equatable {
  /// What is done; `keep` is for a file that is up to date.
  enum Kind { case create, update, keep, delete }

  var kind: Kind
  /// The absolute path.
  var path: String
  /// The text of the file before; empty where there is none.
  var old: String
  /// The text that was generated for it; empty where the file is deleted.
  var new: String
  /// Why a file is deleted.
  var reason: String?

  /// Whether a file needs no change: it may have a license above the generator's line, and another layout.
  static func fits(_ old: String, _ new: String) -> Bool {
    old == new || (Origin(old) == Origin(new) && code(of: old) == code(of: new))
  }

  /// The text without white space and the comment at its top.
  private static func code(of text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).drop { $0.hasPrefix("//") }
    return String(lines.joined(separator: "\n").filter { !$0.isWhitespace })
  }

  /// Changes the file.
  ///
  /// It is replaced in one step, so that it is the old or the new one whenever the run ends.
  func apply() throws(ToolError) {
    let url = URL(fileURLWithPath: path)
    do {
      switch kind {
      case .keep: break
      case .delete: try FileManager.default.removeItem(at: url)
      case .create, .update: try write(to: url)
      }
    } catch {
      throw ToolError("\(Change.display(path)) can't be \(verb): \(error.localizedDescription)")
    }
  }

  // Not Foundation's atomic write: its temporary files have new names each time, so that a run which is killed
  // would leave one behind for good. The next run takes this one up.
  private func write(to url: URL) throws {
    let folder = url.deletingLastPathComponent()
    let partial = folder.appendingPathComponent(".\(url.lastPathComponent).partial")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      try Data(new.utf8).write(to: partial)
      guard rename(partial.path, path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    } catch {
      try? FileManager.default.removeItem(at: partial)
      throw error
    }
  }

  /// The word for what happened, or would happen.
  var verb: String {
    switch kind {
    case .create: "written"
    case .update: "updated"
    case .keep: "left as it is"
    case .delete: "deleted"
    }
  }

  /// The path as a user would type it: relative to the current folder where the file is inside.
  static func display(_ path: String) -> String {
    let current = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
  }
}
