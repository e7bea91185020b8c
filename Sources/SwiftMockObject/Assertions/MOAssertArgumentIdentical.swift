public import Testing

/// Asserts that an argument of the last call is this very object.
///
/// ```swift
/// MOAssertArgumentIdentical(door.methodReference(.watch), 1, camera)
/// ```
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
/// - `object`: What the argument must be identical to.
public func MOAssertArgumentIdentical(
  _ reference: some CallReference, _ whichArg: Int, _ object: AnyObject,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, nil, .identical(to: object),
    at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that an argument of one call is this very object.
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
/// - `whichTime`: The number of the call, counted from 1; nil for the last call.
/// - `object`: What the argument must be identical to.
public func MOAssertArgumentIdentical(
  _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int?, _ object: AnyObject,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, whichTime, .identical(to: object),
    at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}
