import Foundation

/// The tool's standard error.
enum Terminal {
  static func error(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
