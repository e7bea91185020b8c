public import Testing

/// Asserts that an argument is not equal to a value, or not of its type.
///
/// ```swift
/// MOAssertArgumentNotEquals(ledger.methodReference(.transfer), 1, "B")
/// ```
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
/// - `unwanted`: What the argument of the last call must not be.
public func MOAssertArgumentNotEquals<Unwanted: Equatable>(
  _ reference: some CallReference, _ whichArg: Int, _ unwanted: Unwanted,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, nil, .not(unwanted), at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that an argument of one call is not equal to a value, or not of its type.
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
/// - `whichTime`: The number of the call, counted from 1; nil for the last call.
/// - `unwanted`: What the argument must not be.
public func MOAssertArgumentNotEquals<Unwanted: Equatable>(
  _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int?, _ unwanted: Unwanted,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, whichTime, .not(unwanted),
    at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}
