public import Testing

/// A place as Swift Testing hands it on: its `SourceLocation`, by a name for files that don't import it.
public typealias TestSourceLocation = SourceLocation

/// What can name a source file: a `StaticString`, as XCTest hands it on, or a `String`.
///
/// Nothing else can. It asks for nothing, so that nothing shows up on every string.
public protocol SourceText {}

extension String: SourceText {}

extension StaticString: SourceText {}

extension SourcePlace {
  /// The place of a Swift Testing source location.
  public init(_ location: SourceLocation) {
    self.init(
      fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column)
  }

  /// The place that an assertion was given, in one of the ways in which it can be given: `file` or `sourceLocation` by a
  /// helper that hands its caller's on, else the literals.
  init(
    _ file: (any SourceText)?, _ fileID: any SourceText, _ filePath: any SourceText, _ line: any BinaryInteger,
    _ column: any BinaryInteger, _ sourceLocation: SourceLocation?
  ) {
    if let sourceLocation {
      self.init(sourceLocation)
    } else {
      self.init(
        fileID: "\(file ?? fileID)", filePath: "\(file ?? filePath)", line: Int(clamping: line),
        // A place that is handed on as file and line has no column; this one is the helper's own.
        column: file == nil ? Int(clamping: column) : 1)
    }
  }
}
