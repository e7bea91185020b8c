import Foundation

/// The public headers of a C target, which a Swift module imports as a module.
struct CHeaders: Equatable {
  let module: String
  /// The folder of the headers, which may hold a module map.
  let folder: String

  /// Reads `NAME=DIR`.
  init(_ text: String) throws(ToolError) {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      throw ToolError("--headers takes NAME=DIR, not \(text).")
    }
    module = String(text[..<equals])
    folder = String(text[text.index(after: equals)...])
  }

  /// The flags with which the compiler finds the module, whose map is written where the target has none of its own.
  func flags(workFolder: String) throws -> [String] {
    let files = FileManager.default
    let own = folder + "/module.modulemap"
    let map = files.fileExists(atPath: own) ? own : workFolder + "/\(module).modulemap"
    if map != own { try UnchangedFile.write(Data(mapText.utf8), to: map) }
    return ["-fmodule-map-file=\(map)", "-I", folder].flatMap { ["-Xcc", $0] }
  }

  /// The map that SwiftPM makes up too: an umbrella header of the target's name, or the whole folder.
  private var mapText: String {
    let header = ["\(folder)/\(module).h", "\(folder)/\(module)/\(module).h"]
      .first { FileManager.default.fileExists(atPath: $0) }
    let umbrella = header.map { "header \"\($0)\"" } ?? "\"\(folder)\""
    return "module \(module) {\n  umbrella \(umbrella)\n  export *\n}\n"
  }
}
