public import Testing

/// Asserts that the calls were made so many times.
///
/// ```swift
/// MOAssertTimesCalled(ledger.methodReference(.transfer), 2)
/// MOAssertTimesCalled(ledger.methodReference(.transfer, args: "A", .any), 1)
/// MOAssertTimesCalled(ledger.methodReference(.balance), 2...4)
/// ```
///
/// A helper of your own hands its caller's place on as `file:` and `line:`, or as `sourceLocation:`.
///
/// - `reference`: The calls that count. A narrowed reference counts only matching calls.
/// - `count`: How many there must be, exactly; or a range of how many there may be, open ones too.
public func MOAssertTimesCalled(
  _ reference: some CallReference, _ count: some CountExpression,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  assertCount(ExpectedCount(count), of: reference.reference, at: place)
}

func assertCount<Methods>(
  _ expected: ExpectedCount, of reference: MethodReference<Methods>, at place: SourcePlace
) {
  // Most assertions pass, and count all calls of a method: then nothing needs to be looked at, however many there are.
  if reference.pattern.isAll, reference.recorder.markAllAsserted(of: reference.method, if: expected.allows) {
    return Trial.note { $0.mayStillFail = $0.mayStillFail || expected.mayBeBroken }
  }
  let snapshot = reference.snapshot()
  if let failure = snapshot.checkCount(expected, deadline: Trial.current?.deadline) {
    if !expected.canStillBeMet(after: snapshot.count) { Trial.note { $0.hasFailedForGood = true } }
    Reporter.report(failure, at: place)
  } else {
    Trial.note { $0.mayStillFail = $0.mayStillFail || expected.mayBeBroken }
    reference.markAsserted(snapshot)
  }
}
