/// A place in source code: the line of an assertion, or the line that set a stub.
///
/// Assertions and stubs make one from the caller's `#fileID`, `#filePath`, `#line` and `#column`. Everything behind
/// the public functions passes on this one value. You meet it in ``MockFailure/place``:
///
/// ```swift
/// let failures = MOCaptureFailures { assertPaid(ledger, "A") }
/// #expect(failures.first?.place.line == #line - 1)
/// print(failures[0].place)  // LedgerTests.swift:12
/// ```
public struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
  /// The module and file, as in `#fileID`: `"BankTests/LedgerTests.swift"`.
  public var fileID: String
  /// The path of the file, as in `#filePath`.
  public var filePath: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1.
  public var column: Int

  /// Makes a place from its parts.
  ///
  /// The column is 1 unless you say otherwise.
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

  /// The name of the file and the line, as failure messages show it: `LedgerTests.swift:12`.
  public var description: String {
    "\(filePath.split(separator: "/").last.map(String.init) ?? filePath):\(line)"
  }
}
