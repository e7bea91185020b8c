public import Testing

/// Asserts that an argument of the last call, or of another, is equal to a value.
///
/// ```swift
/// MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 10)
/// MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, ofCall: 1, 10)
/// ```
///
/// Both must be of the same type: an `Int` 3 is not equal to a `UInt8` 3. Optionals don't matter: `Int?` values are equal to
/// an `Int`, and nil is equal to nil. An ``ArgumentMatcher`` may stand in the place of the value.
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
/// - `whichTime`: The number of the call, counted from 1; nil for the last call.
/// - `expected`: What it must be equal to.
public func MOAssertArgumentEquals<Expected: Equatable>(
  _ reference: some CallReference, _ whichArg: Int, ofCall whichTime: Int? = nil, _ expected: Expected,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, whichTime, .equal(expected),
    at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that an argument of one call is equal to a value.
///
/// ```swift
/// MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 1, 10)
/// ```
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
/// - `whichTime`: The number of the call, counted from 1; nil for the last call.
/// - `expected`: What it must be equal to, and of the same type.
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
/// An argument is nil if it was nil at any depth: of a `String??`, both nils are.
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
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

/// Asserts that an argument is there and of the type that is asked for, and gives it.
///
/// ```swift
/// let amount: Int? = MOAssertAndGetArgument(ledger.methodReference(.transfer), 2)
/// let done: (() -> Void)? = MOAssertAndGetArgument(door.methodReference(.ring), 2, ofCall: 1)
/// done?()
/// ```
///
/// An argument that was nil is a failure, since a value was asked for. Ask for an optional type where nil is as good:
/// `let done: (() -> Void)?? = MOAssertAndGetArgument(…)`.
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
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

func assertArgument(
  _ reference: some CallReference, _ position: Int, _ callNumber: Int?, _ matcher: ArgumentMatcher,
  at place: SourcePlace
) {
  _ = read(reference.reference, at: place) {
    $0.checkArgument(ArgumentSelection(position: position, callNumber: callNumber), matcher)
  }
}

/// What a check finds in one call, which counts as asserted then; nil, and the failure reported, if it finds nothing.
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
