public import Testing

/// Swift Testing's `SourceLocation`, under a name for files that don't import Testing.
public typealias TestSourceLocation = SourceLocation

/// The name of a source file: a `StaticString`, as XCTest passes it on, or a `String`.
///
/// No other types conform to it. It has no requirements, so that no member shows up on every string.
public protocol SourceText {}

extension String: SourceText {}

extension StaticString: SourceText {}

extension SourcePlace {
  /// Makes a place from a Swift Testing source location.
  public init(_ location: SourceLocation) {
    self.init(
      fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column)
  }

  /// Makes a place from the arguments of an assertion.
  ///
  /// A helper forwards its caller's place as `sourceLocation`, or as `file` and `line`. Without them, the literals
  /// count.
  init(
    _ file: (any SourceText)?, _ fileID: any SourceText, _ filePath: any SourceText, _ line: any BinaryInteger,
    _ column: any BinaryInteger, _ sourceLocation: SourceLocation?
  ) {
    if let sourceLocation {
      self.init(sourceLocation)
    } else {
      self.init(
        fileID: "\(file ?? fileID)", filePath: "\(file ?? filePath)", line: Int(clamping: line),
        // A place that is forwarded as file and line has no column. This one is the helper's own.
        column: file == nil ? Int(clamping: column) : 1)
    }
  }
}
