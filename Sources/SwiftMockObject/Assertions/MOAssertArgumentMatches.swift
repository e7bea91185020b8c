public import Testing

/// Asserts that a matcher accepts an argument.
///
/// ```swift
/// MOAssertArgumentMatches(ledger.methodReference(.transfer), 2, .in(1...100))
/// MOAssertArgumentMatches(ledger.methodReference(.transfer), 1, ofCall: 2, !.equal("B"))
/// MOAssertArgumentMatches(archive.methodReference(.file), 1, .structurallyEqualTo(Payment(receiver: "landlord")))
/// ```
///
/// - `reference`: The calls to look at. A narrowed reference has only matching calls.
/// - `whichArg`: The position of the argument, counted from 1. A position that the call doesn't have is a failure.
/// - `whichTime`: The number of the call, counted from 1; nil for the last call.
/// - `matcher`: What the argument must be.
public func MOAssertArgumentMatches(
  _ reference: some CallReference, _ whichArg: Int, ofCall whichTime: Int? = nil, _ matcher: ArgumentMatcher,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, whichTime, matcher, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}
