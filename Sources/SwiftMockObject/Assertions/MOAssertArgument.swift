public import Testing

/// Asserts that an argument of the last call, or of another call, equals a value.
///
/// ```swift
/// MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 10)
/// MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, ofCall: 1, 10)
/// ```
///
/// Both must have the same type: an `Int` 3 doesn't equal a `UInt8` 3. Optionals don't matter: an `Int?` can equal an
/// `Int`, and nil equals nil. You can write an ``ArgumentMatcher`` instead of the value. If it fails, it prints for
/// example:
///
/// ```text
/// MockLedger.transfer was expected to get 10 as argument 2 (amount) of its last call, but got 12.
/// ```
///
/// - `reference`: The calls to look at. A narrowed reference has only matching calls.
/// - `whichArg`: The position of the argument, counted from 1. A position that the call doesn't have is a failure.
/// - `whichTime`: The number of the call, counted from 1; nil for the last call. A call that doesn't exist is a
///   failure.
/// - `expected`: What the argument must equal.
public func MOAssertArgumentEquals<Expected: Equatable>(
  _ reference: some CallReference, _ whichArg: Int, ofCall whichTime: Int? = nil, _ expected: Expected,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, whichTime, .equal(expected),
    at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that an argument of one call equals a value: the positional form.
///
/// ```swift
/// MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 1, 10)
/// ```
///
/// - `reference`: The calls to look at. A narrowed reference has only matching calls.
/// - `whichArg`: The position of the argument, counted from 1. A position that the call doesn't have is a failure.
/// - `whichTime`: The number of the call, counted from 1; nil for the last call. A call that doesn't exist is a
///   failure.
/// - `expected`: What the argument must equal; it must have the same type.
public func MOAssertArgumentEquals<Expected: Equatable>(
  _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int?, _ expected: Expected,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, whichTime, .equal(expected),
    at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that an argument was nil.
///
/// ```swift
/// MOAssertArgumentNil(door.methodReference(.ring), 2)
/// MOAssertArgumentNil(door.methodReference(.ring), 2, ofCall: 1)
/// ```
///
/// Nil at any depth counts: both nils of a `String??` pass.
///
/// - `reference`: The calls to look at. A narrowed reference has only matching calls.
/// - `whichArg`: The position of the argument, counted from 1. A position that the call doesn't have is a failure.
/// - `whichTime`, `sameTime`: The number of the call, counted from 1; nil for the last call.
public func MOAssertArgumentNil(
  _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int? = nil, ofCall sameTime: Int? = nil,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, sameTime ?? whichTime, .nil,
    at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that an argument has the type that you ask for, and returns it.
///
/// ```swift
/// let amount: Int? = MOAssertAndGetArgument(ledger.methodReference(.transfer), 2)
/// let done: (() -> Void)? = MOAssertAndGetArgument(door.methodReference(.ring), 2, ofCall: 1)
/// done?()
/// ```
///
/// You ask for a value, so a nil argument is a failure. If nil is fine, ask for an optional type: `let done: (() ->
/// Void)?? = MOAssertAndGetArgument(…)`. The outer nil then means that the assertion failed, the inner one that the
/// argument was nil.
///
/// - `reference`: The calls to look at. A narrowed reference has only matching calls.
/// - `whichArg`: The position of the argument, counted from 1. A position that the call doesn't have is a failure.
/// - `whichTime`, `sameTime`: The number of the call, counted from 1; nil for the last call.
/// - Returns: The argument; nil if the assertion failed.
public func MOAssertAndGetArgument<Argument>(
  _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int? = nil, ofCall sameTime: Int? = nil,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) -> Argument? {
  read(reference.reference, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation)) {
    $0.checkArgument(ArgumentSelection(position: whichArg, callNumber: sameTime ?? whichTime), is: Argument.self)
  }
}

/// Checks one argument of one call with a matcher, and reports what it finds.
func assertArgument(
  _ reference: some CallReference, _ position: Int, _ callNumber: Int?, _ matcher: ArgumentMatcher,
  at place: SourcePlace
) {
  _ = read(reference.reference, at: place) {
    $0.checkArgument(ArgumentSelection(position: position, callNumber: callNumber), matcher)
  }
}

/// Runs a check that finds something in one call.
///
/// If it passes, that call counts as asserted. If it fails, the failure is reported, and the result is nil.
func read<Methods, Value>(
  _ reference: MethodReference<Methods>, at place: SourcePlace,
  check: (Snapshot) -> Verdict<(value: Value, index: Int)>
) -> Value? {
  let snapshot = reference.snapshot()
  switch check(snapshot) {
  case .passed((let value, let index)):
    reference.markAsserted([index], in: snapshot)
    return value
  case .failed(let failure):
    Reporter.report(failure, at: place)
    return nil
  }
}
