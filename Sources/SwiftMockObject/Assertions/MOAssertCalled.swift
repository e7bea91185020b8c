public import Testing

/// Asserts that there was a call, or several.
///
/// ```swift
/// MOAssertCalled(ledger.methodReference(.transfer))
/// ```
///
/// - `reference`: The calls that count: of a narrowed reference, those that match.
public func MOAssertCalled(
  _ reference: some CallReference,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertCount(
    ExpectedCount(1...), of: reference.reference, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that there was no call.
///
/// ```swift
/// MOAssertNotCalled(ledger.methodReference(.transfer, args: "B", .any))
/// ```
///
/// - `reference`: The calls that count: of a narrowed reference, those that match.
public func MOAssertNotCalled(
  _ reference: some CallReference,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertCount(
    ExpectedCount(0), of: reference.reference, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that no method of a mock was called.
///
/// ```swift
/// MOAssertNotCalled(ledger)
/// ```
public func MOAssertNotCalled(
  _ mock: some MockRecording,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  if let failure = checkNotCalled(CallHistory(of: [mock.memory]), of: type(of: mock)) {
    Trial.note { $0.hasFailedForGood = true }
    Reporter.report(failure, at: place)
  } else {
    Trial.note { $0.mayStillFail = true }
  }
}
