public import Testing

/// Asserts how many calls there were.
///
/// ```swift
/// MOAssertTimesCalled(ledger.methodReference(.transfer), 2)
/// MOAssertTimesCalled(ledger.methodReference(.transfer, args: "A", .any), 1)
/// MOAssertTimesCalled(ledger.methodReference(.balance), 2...4)
/// ```
///
/// In a helper, forward the caller's source location: as `sourceLocation:`, or as `file:` and `line:`. If it fails,
/// it prints the counts, the closest call, and all calls of the mock:
///
/// ```text
/// MockLedger.transfer was expected to be called twice, but it was called once.
/// ```
///
/// - `reference`: The calls that count. A narrowed reference counts only matching calls.
/// - `count`: How many calls there must be: a number, or a range such as `2...`, `...3`, `1..<4`. A negative number
///   and an empty range are failures.
public func MOAssertTimesCalled(
  _ reference: some CallReference, _ count: some CountExpression,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  assertCount(ExpectedCount(count), of: reference.reference, at: place)
}

/// Checks a count, reports what it finds, and marks the calls as asserted if it passes.
///
/// It also tells a running `MOEventually` whether waiting can still change the result.
func assertCount<Methods>(
  _ expected: ExpectedCount, of reference: MethodReference<Methods>, at place: SourcePlace
) {
  // Most assertions pass and count all calls of a method. Then no call needs to be looked at, however many there are.
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
