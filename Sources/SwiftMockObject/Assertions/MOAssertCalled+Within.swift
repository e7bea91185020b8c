public import Testing

// The assertions that wait. They look at once, then sleep until a mock is called, and end at the moment at which they hold.
// A cancelled task waits no longer: the assertion fails with what had happened by then, unless it holds.

/// Waits until the calls have been made exactly so many times, and fails if that has not come true in time.
///
/// ```swift
/// viewModel.refresh()  // starts a task
/// await MOAssertTimesCalled(store.methodReference(.load), 1, within: 2)
/// ```
///
/// It fails at once when there are too many calls. A count of 0 can only be trusted when the time is over, so that is
/// waited for.
///
/// - `reference`: The calls that count: of a narrowed reference, those that match.
/// - `count`: How many there must be.
/// - `seconds`: How long to wait at most.
public nonisolated(nonsending) func MOAssertTimesCalled(
  _ reference: some CallReference, _ count: Int, within seconds: Double,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) async {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  await awaitCount(ExpectedCount(count), of: reference.reference, seconds, at: place)
}

/// Waits until the number of calls is in the range, and fails if that has not come true in time.
///
/// ```swift
/// await MOAssertTimesCalled(store.methodReference(.load), 2..., within: 2)
/// ```
///
/// It fails at once when there are too many calls. A range that contains 0 is waited for to the end.
///
/// - `reference`: The calls that count: of a narrowed reference, those that match.
/// - `range`: How many there may be: any range of `Int`, open ones too.
/// - `seconds`: How long to wait at most.
public nonisolated(nonsending) func MOAssertTimesCalled(
  _ reference: some CallReference, _ range: some RangeExpression<Int>, within seconds: Double,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) async {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  await awaitCount(ExpectedCount(range), of: reference.reference, seconds, at: place)
}

/// Waits for a call, and fails if none has come in time.
///
/// ```swift
/// await MOAssertCalled(store.methodReference(.load), within: 2)
/// ```
///
/// - `reference`: The calls that count: of a narrowed reference, those that match.
/// - `seconds`: How long to wait at most.
public nonisolated(nonsending) func MOAssertCalled(
  _ reference: some CallReference, within seconds: Double,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) async {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  await awaitCount(ExpectedCount(1...), of: reference.reference, seconds, at: place)
}

/// Waits for a call with these arguments, and fails if none has come in time.
///
/// ```swift
/// await MOAssertCalled(store.methodReference(.save), with: "A", .any, within: 2)
/// ```
///
/// - `reference`: The calls that count.
/// - `arguments`: What the arguments of the call must be, in order.
/// - `seconds`: How long to wait at most.
public nonisolated(nonsending) func MOAssertCalled(
  _ reference: some CallReference, with arguments: ArgumentMatcher..., within seconds: Double,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) async {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  await awaitCount(ExpectedCount(1...), of: reference.reference.narrowed(to: arguments), seconds, at: place)
}

/// Waits for a call with these arguments, and fails if none has come in time.
///
/// This is the form for values that are not literals; both mix freely with matchers.
///
/// - `reference`: The calls that count.
/// - `arguments`: What the arguments of the call must be, in order.
/// - `seconds`: How long to wait at most.
@_disfavoredOverload
public nonisolated(nonsending) func MOAssertCalled<each Argument: Equatable>(
  _ reference: some CallReference, with arguments: repeat each Argument, within seconds: Double,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) async {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  let reference = reference.reference.narrowed(to: matchers(repeat each arguments))
  await awaitCount(ExpectedCount(1...), of: reference, seconds, at: place)
}

/// Waits until calls have been made in this order, and fails if that has not come true in time; other calls may come
/// before, between and after.
///
/// ```swift
/// await MOAssertCalledInOrder(file.methodReference(.open), file.methodReference(.close), within: 2)
/// ```
///
/// - `first`: The call that comes first.
/// - `others`: A call of each, in order.
/// - `seconds`: How long to wait at most.
public nonisolated(nonsending) func MOAssertCalledInOrder(
  _ first: any CallReference, _ others: any CallReference..., within seconds: Double,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) async {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  let group = ReferenceGroup([first] + others)
  guard let limit = TimeLimit(seconds: seconds, at: place) else { return }
  let deadline = await group.wait(limit.seconds) {
    let (expected, history) = group.snapshots()
    if case .passed = checkOrder(expected, rule: .withGaps, in: history) { return true }
    return false
  }
  assertOrder(group, .withGaps, deadline: deadline, at: place)
}

private nonisolated(nonsending) func awaitCount<Methods>(
  _ expected: ExpectedCount, of reference: MethodReference<Methods>, _ seconds: Double, at place: SourcePlace
) async {
  guard let limit = TimeLimit(seconds: seconds, at: place) else { return }
  let deadline = await ReferenceGroup([reference]).wait(limit.seconds) {
    let count = reference.timesCalled
    // What no further call can mend is over as well.
    return !expected.isPossible || expected.maximum.map { count > $0 } == true
      || (expected.minimum > 0 && expected.allows(count))
  }
  assertCount(expected, of: reference, deadline: deadline, at: place)
}
