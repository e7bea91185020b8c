public import Testing

// The assertions that wait: short for `MOEventually` with one check.

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
  guard let limit = TimeLimit(seconds: seconds, at: place) else { return }
  await eventually(limit) { assertCount(ExpectedCount(count), of: reference.reference, at: place) }
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
  guard let limit = TimeLimit(seconds: seconds, at: place) else { return }
  await eventually(limit) { assertCount(ExpectedCount(range), of: reference.reference, at: place) }
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
  guard let limit = TimeLimit(seconds: seconds, at: place) else { return }
  await eventually(limit) { assertCount(ExpectedCount(1...), of: reference.reference, at: place) }
}

/// Waits for a call with these arguments, and fails if none has come in time.
///
/// ```swift
/// await MOAssertCalled(store.methodReference(.save), with: "A", .any, within: 2)
/// ```
///
/// - `reference`: The calls that count.
/// - `first`, `others`: What the arguments of the call must be, in order.
/// - `seconds`: How long to wait at most.
public nonisolated(nonsending) func MOAssertCalled(
  _ reference: some CallReference, with first: ArgumentMatcher, _ others: ArgumentMatcher..., within seconds: Double,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) async {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  guard let limit = TimeLimit(seconds: seconds, at: place) else { return }
  let reference = reference.reference.narrowed(to: [first] + others)
  await eventually(limit) { assertCount(ExpectedCount(1...), of: reference, at: place) }
}

/// Waits for a call with these arguments, and fails if none has come in time.
///
/// This is the form for values that are not literals; both mix freely with matchers.
///
/// - `reference`: The calls that count.
/// - `first`, `others`: What the arguments of the call must be, in order.
/// - `seconds`: How long to wait at most.
@_disfavoredOverload
public nonisolated(nonsending) func MOAssertCalled<First: Equatable, each Other: Equatable>(
  _ reference: some CallReference, with first: First, _ others: repeat each Other, within seconds: Double,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) async {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  guard let limit = TimeLimit(seconds: seconds, at: place) else { return }
  let reference = reference.reference.narrowed(to: matchers(first, repeat each others))
  await eventually(limit) { assertCount(ExpectedCount(1...), of: reference, at: place) }
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
  guard let limit = TimeLimit(seconds: seconds, at: place) else { return }
  let group = ReferenceGroup([first] + others)
  await eventually(limit) { assertOrder(group, .withGaps, at: place) }
}
