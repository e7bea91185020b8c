public import Testing

/// Asserts that a call has arguments of these types, and returns them.
///
/// ```swift
/// let (account, amount): (String, Int) = MOAssertAndGetArguments(ledger.methodReference(.transfer))!
/// ```
///
/// A nil argument fails unless its type is optional.
///
/// - `reference`: The calls to look at. A narrowed reference has only matching calls.
/// - `whichTime`: The number of the call, counted from 1; nil for the last call.
/// - Returns: The arguments as a tuple; nil if the assertion failed.
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
