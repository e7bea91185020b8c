public import Testing

/// Asserts that there was a call, or several; with these arguments, where some are given.
///
/// Literals and matchers can be mixed; there must be one for each argument. Other calls may have had others.
///
/// ```swift
/// MOAssertCalled(ledger.methodReference(.transfer))
/// MOAssertCalled(ledger.methodReference(.transfer), with: "A", .atLeast(10))
/// ```
///
/// `MOAssertLastCall` is about the last call alone.
///
/// - `reference`: The calls that count. A narrowed reference counts only matching calls.
/// - `arguments`: What the arguments of one call must be, in order.
public func MOAssertCalled(
  _ reference: some CallReference, with arguments: ArgumentMatcher...,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let reference = arguments.isEmpty ? reference.reference : reference.reference.narrowed(to: arguments)
  assertCount(ExpectedCount(1...), of: reference, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that there was a call, or several, with these arguments.
///
/// This is the form for values that are not literals; both mix freely with matchers.
///
/// ```swift
/// MOAssertCalled(ledger.methodReference(.transfer), with: account, 10)
/// ```
///
/// - `reference`: The calls that count.
/// - `arguments`: What the arguments of one call must be, in order.
@_disfavoredOverload
public func MOAssertCalled<each Argument: Equatable>(
  _ reference: some CallReference, with arguments: repeat each Argument,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let reference = reference.reference.narrowed(to: matchers(repeat each arguments))
  assertCount(ExpectedCount(1...), of: reference, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Waits for a call, with these arguments where some are given, and fails if none has come in time.
///
/// It is short for ``MOEventually(within:_:file:fileID:filePath:line:column:sourceLocation:)`` with this one check.
///
/// ```swift
/// await MOAssertCalled(store.methodReference(.load), within: 2)
/// await MOAssertCalled(store.methodReference(.save), with: user, .any, within: 2)
/// ```
///
/// - `reference`: The calls that count. A narrowed reference counts only matching calls.
/// - `arguments`: What the arguments of the call must be, in order: values and matchers. Nil is written `.nil`.
/// - `time`: How long to wait at most.
public nonisolated(nonsending) func MOAssertCalled<each Argument: Equatable>(
  _ reference: some CallReference, with arguments: repeat each Argument, within time: some TimeExpression,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) async {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  guard let limit = TimeLimit(time, at: place) else { return }
  let pattern = matchers(repeat each arguments)
  let reference = pattern.isEmpty ? reference.reference : reference.reference.narrowed(to: pattern)
  await eventually(limit) { assertCount(ExpectedCount(1...), of: reference, at: place) }
}

/// Asserts that the last call had these arguments: values and matchers, one for each argument.
///
/// ```swift
/// MOAssertLastCall(ledger.methodReference(.transfer), with: "A", .any)
/// ```
///
/// - `reference`: The calls to look at. A narrowed reference has only matching calls.
/// - `first`, `others`: What the arguments of the last one must be, in order. Nil is written `.nil`.
public func MOAssertLastCall<First: Equatable, each Other: Equatable>(
  _ reference: some CallReference, with first: First, _ others: repeat each Other,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let arguments = matchers(first, repeat each others)
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  _ = read(reference.reference, at: place) { $0.checkLastCall(arguments) }
}

/// Asserts that there was no call.
///
/// ```swift
/// MOAssertNotCalled(ledger.methodReference(.transfer, args: "B", .any))
/// ```
///
/// - `reference`: The calls that count. A narrowed reference counts only matching calls.
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
  if let failure = checkNotCalled(CallHistory(of: [mock.memory]), of: mock.memory.identity) {
    Trial.note { $0.hasFailedForGood = true }
    Reporter.report(failure, at: place)
  } else {
    Trial.note { $0.mayStillFail = true }
  }
}
