public import Testing

/// Asserts that an argument of the last call is accepted by a matcher.
///
/// ```swift
/// MOAssertArgumentMatches(ledger.methodReference(.transfer), 2, .in(1...10))
/// ```
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
/// - `matcher`: Accepts what the argument may be.
public func MOAssertArgumentMatches(
  _ reference: some CallReference, _ whichArg: Int, _ matcher: ArgumentMatcher,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, nil, matcher, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that an argument of one call is accepted by a matcher.
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
/// - `whichTime`: The number of the call, counted from 1; nil for the last call.
/// - `matcher`: Accepts what the argument may be.
public func MOAssertArgumentMatches(
  _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int?, _ matcher: ArgumentMatcher,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, whichTime, matcher, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that a closure accepts an argument of the last call.
///
/// ```swift
/// MOAssertArgumentMatches(ledger.methodReference(.transfer), 2) { (amount: Int) in amount.isMultiple(of: 5) }
/// ```
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
/// - `accepts`: Whether the argument is what it should be. One that is not of the closure's type is not.
public func MOAssertArgumentMatches<Argument>(
  _ reference: some CallReference, _ whichArg: Int, _ accepts: @escaping (Argument) -> Bool,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let matcher = ArgumentMatcher("a value of type \(Argument.self) that the closure accepts") { argument in
    cast(argument, to: Argument.self).map(accepts) == true
  }
  assertArgument(
    reference, whichArg, nil, matcher, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that a closure accepts an argument of one call.
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
/// - `whichTime`: The number of the call, counted from 1; nil for the last call.
/// - `accepts`: Whether the argument is what it should be. One that is not of the closure's type is not.
public func MOAssertArgumentMatches<Argument>(
  _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int?, _ accepts: @escaping (Argument) -> Bool,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let matcher = ArgumentMatcher("a value of type \(Argument.self) that the closure accepts") { argument in
    cast(argument, to: Argument.self).map(accepts) == true
  }
  assertArgument(
    reference, whichArg, whichTime, matcher, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}
