public import Testing

/// Asserts that calls were made in this order.
///
/// Other calls may come before, between and after.
///
/// The calls may be on any mocks. A reference that you write twice stands for two calls.
///
/// ```swift
/// MOAssertCalledInOrder(
///   file.methodReference(.open), ledger.methodReference(.transfer, args: "A", .any), file.methodReference(.close))
/// MOAssertCalledInOrder(file.methodReference(.open), file.methodReference(.close), exactly: true)
/// ```
///
/// To leave out the calls of an earlier phase, forget them first: `mock.resetMock(.invocations)`. Of several calls
/// that fit, the earliest is taken. The calls that are taken count as asserted. The message shows the expected order
/// beside what happened.
///
/// - `first`: The call that comes first.
/// - `others`: The calls that follow, in order.
/// - `exactly`: Pass `true` to allow no other calls of these mocks.
public func MOAssertCalledInOrder(
  _ first: any CallReference, _ others: any CallReference..., exactly: Bool = false,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertOrder(
    ReferenceGroup([first] + others), exactly ? .exactly : .withGaps,
    at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that all calls of one reference came before all calls of another, and that there are calls of both.
///
/// ```swift
/// MOAssertCalled(file.methodReference(.open), before: file.methodReference(.write))
/// ```
///
/// - `earlier`: The calls that come first. A narrowed reference has only matching calls.
/// - `later`: The calls that come afterwards, of the same mock or of another.
public func MOAssertCalled(
  _ earlier: some CallReference, before later: some CallReference,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  let group = ReferenceGroup([earlier, later])
  let (snapshots, history) = group.snapshots()
  if let failure = checkBefore(snapshots[0], snapshots[1], in: history) {
    Reporter.report(failure, at: place)
  } else {
    group.markAllAsserted(snapshots)
  }
}

/// Checks the order of calls, and reports what it finds or marks the calls as asserted.
func assertOrder(_ group: ReferenceGroup, _ rule: OrderRule, at place: SourcePlace) {
  let (expected, history) = group.snapshots()
  switch checkOrder(expected, rule: rule, in: history, deadline: Trial.current?.deadline) {
  case .passed(let indexes): group.markAsserted(indexes, in: expected)
  case .failed(let failure): Reporter.report(failure, at: place)
  }
}
