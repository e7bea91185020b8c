/// A place in source code: where an assertion stands, or where a behavior was set.
///
/// Assertions and stubs build one from the caller's `#fileID`, `#filePath`, `#line` and `#column`, and everything behind
/// the public door passes this one value on.
public struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
  /// The module and file, as in `#fileID`: `"BankTests/LedgerTests.swift"`.
  public var fileID: String
  /// The path of the file, as in `#filePath`.
  public var filePath: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1.
  public var column: Int

  /// Makes a place out of its parts.
  public init(fileID: String, filePath: String, line: Int, column: Int = 1) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.init(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(clamping: line), column: Int(clamping: column))
  }

  /// The file's name and the line, as failure messages show it: `LedgerTests.swift:12`.
  public var description: String {
    "\(filePath.split(separator: "/").last.map(String.init) ?? filePath):\(line)"
  }
}
