public import Testing

/// Asserts that a call has arguments of these types, and gives them.
///
/// ```swift
/// let (account, amount): (String, Int) = MOAssertAndGetArguments(ledger.methodReference(.transfer))!
/// ```
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichTime`: The number of the call, counted from 1; nil for the last call.
/// - Returns: The arguments; nil if the assertion failed.
public func MOAssertAndGetArguments<each Argument>(
  _ reference: some CallReference, ofCall whichTime: Int? = nil,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) -> (repeat each Argument)? {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  return read(reference.reference, at: place) {
    $0.checkArguments(ofCall: whichTime, as: repeat (each Argument).self)
  }
}
