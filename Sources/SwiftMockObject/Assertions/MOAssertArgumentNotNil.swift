public import Testing

/// Asserts that an argument was not nil.
///
/// ```swift
/// MOAssertArgumentNotNil(door.methodReference(.ring), 2)
/// ```
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
/// - `whichTime`: The number of the call, counted from 1; nil for the last call.
public func MOAssertArgumentNotNil(
  _ reference: some CallReference, _ whichArg: Int, ofCall whichTime: Int? = nil,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, whichTime, .notNil, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}
