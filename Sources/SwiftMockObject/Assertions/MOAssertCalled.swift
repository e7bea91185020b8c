public import Testing

/// Asserts that there was at least one call; with arguments, at least one call with these arguments.
///
/// Mix literals and matchers, one for each argument. Other calls may have had other arguments.
///
/// ```swift
/// MOAssertCalled(ledger.methodReference(.transfer))
/// MOAssertCalled(ledger.methodReference(.transfer), with: "A", .atLeast(10))
/// ```
///
/// To check only the last call, use `MOAssertLastCall`.
///
/// - `reference`: The calls that count. A narrowed reference counts only matching calls.
/// - `arguments`: What each argument must match, in order. Leave them out to accept any call.
public func MOAssertCalled(
  _ reference: some CallReference, with arguments: ArgumentMatcher...,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  assertCount(ExpectedCount(1...), of: reference.calls(with: arguments), at: place)
}

/// Asserts that there was at least one call with these arguments, written with values that are not literals.
///
/// Values and matchers mix freely. Write `.nil` for nil and `.empty` for `[]`.
///
/// ```swift
/// MOAssertCalled(ledger.methodReference(.transfer), with: account, 10)
/// ```
///
/// - `reference`: The calls that count. A narrowed reference counts only matching calls.
/// - `arguments`: What each argument must match, in order.
@_disfavoredOverload
public func MOAssertCalled<each Argument: Equatable>(
  _ reference: some CallReference, with arguments: repeat each Argument,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  assertCount(ExpectedCount(1...), of: reference.calls(with: matchers(repeat each arguments)), at: place)
}

/// Asserts that there was at least one call with exactly these arguments, whose types a key tells the compiler.
///
/// Enum cases need no type name, and nil is `nil`.
///
/// ```swift
/// MOAssertCalled(analytics.method.track, with: .opened(article: 1))
/// ```
///
/// Beside a matcher, write a case with its type: `with: .any, Section.news`.
///
/// - `reference`: The calls that count. A narrowed reference counts only matching calls.
/// - `arguments`: What each argument must equal, in order.
@_disfavoredOverload
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public func MOAssertCalled<Methods, ReturnType, Failure, each Argument: Equatable>(
  _ reference: TypedMethodReference<Methods, ReturnType, Failure, repeat each Argument>,
  with arguments: repeat each Argument,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  assertCount(ExpectedCount(1...), of: reference.calls(with: matchers(repeat each arguments)), at: place)
}

/// Waits for a call, with these arguments if there are any, and fails if none comes in time.
///
/// It is short for ``MOEventually(within:_:file:fileID:filePath:line:column:sourceLocation:)`` with this one check,
/// and returns as soon as the call arrives.
///
/// ```swift
/// await MOAssertCalled(store.methodReference(.load), within: 2)
/// await MOAssertCalled(store.methodReference(.save), with: user, .any, within: 2)
/// ```
///
/// - `reference`: The calls that count. A narrowed reference counts only matching calls.
/// - `arguments`: What each argument must match, in order: values and matchers. Write `.nil` for nil.
/// - `time`: How long to wait at most: seconds, or a `Duration`, 0 or more. Anything else is a failure at once.
public nonisolated(nonsending) func MOAssertCalled<each Argument: Equatable>(
  _ reference: some CallReference, with arguments: repeat each Argument, within time: some TimeExpression,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) async {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  guard let limit = TimeLimit(time, at: place) else { return }
  let reference = reference.calls(with: matchers(repeat each arguments))
  await eventually(limit) { assertCount(ExpectedCount(1...), of: reference, at: place) }
}

/// Asserts that the last call had these arguments.
///
/// ```swift
/// MOAssertLastCall(ledger.methodReference(.transfer), with: "A", .any)
/// ```
///
/// - `reference`: The calls to look at. A narrowed reference has only matching calls. If there is none, that is a
///   failure.
/// - `first`, `others`: What each argument of the last call must match, in order: values and matchers. Write `.nil`
///   for nil.
public func MOAssertLastCall<First: Equatable, each Other: Equatable>(
  _ reference: some CallReference, with first: First, _ others: repeat each Other,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let arguments = matchers(first, repeat each others)
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  _ = read(reference.reference, at: place) { $0.checkLastCall(arguments) }
}

/// Asserts that the last call had exactly these arguments, whose types a key tells the compiler.
///
/// ```swift
/// MOAssertLastCall(analytics.method.track, with: .opened(article: 1))
/// ```
///
/// - `reference`: The calls to look at. A narrowed reference has only matching calls. If there is none, that is a
///   failure.
/// - `arguments`: What each argument of the last call must equal, in order.
@_disfavoredOverload
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public func MOAssertLastCall<Methods, ReturnType, Failure, each Argument: Equatable>(
  _ reference: TypedMethodReference<Methods, ReturnType, Failure, repeat each Argument>,
  with arguments: repeat each Argument,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let arguments = matchers(repeat each arguments)
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
///
/// - `mock`: The mock. Reads of its properties are calls, too.
public func MOAssertNotCalled(
  _ mock: some MockRecording,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  if let failure = checkNotCalled(CallHistory(of: [mock.memory])) {
    Trial.note { $0.hasFailedForGood = true }
    Reporter.report(failure, at: place)
  } else {
    Trial.note { $0.mayStillFail = true }
  }
}

extension CallReference {
  /// The calls with these arguments, or all of them if none are given.
  fileprivate func calls(with arguments: [ArgumentMatcher]) -> MethodReference<Methods> {
    arguments.isEmpty ? reference : reference.narrowed(to: arguments)
  }
}
