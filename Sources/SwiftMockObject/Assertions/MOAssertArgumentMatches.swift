public import Testing

/// Asserts that an argument is one that a matcher accepts.
///
/// ```swift
/// MOAssertArgumentMatches(ledger.methodReference(.transfer), 2, .in(1...100))
/// MOAssertArgumentMatches(ledger.methodReference(.transfer), 1, ofCall: 2, !.equal("B"))
/// MOAssertArgumentMatches(archive.methodReference(.file), 1, .structurallyEqualTo(Payment(receiver: "landlord")))
/// ```
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
/// - `whichTime`: The number of the call, counted from 1; nil for the last call.
/// - `matcher`: What it must be.
public func MOAssertArgumentMatches(
  _ reference: some CallReference, _ whichArg: Int, ofCall whichTime: Int? = nil, _ matcher: ArgumentMatcher,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, whichTime, matcher, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}
