public import Testing

/// Asserts that an argument is accepted by a matcher.
///
/// ```swift
/// MOAssertArgumentMatches(ledger.methodReference(.transfer), 2, .in(1...10))
/// ```
///
/// - Parameters:
///   - reference: The calls: of a narrowed reference, those that match.
///   - whichArg: The position of the argument, counted from 1.
///   - whichTime: The number of the call, counted from 1; nil for the last call.
///   - matcher: Accepts what the argument may be.
public func MOAssertArgumentMatches(
  _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int? = nil, _ matcher: ArgumentMatcher,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, whichTime, matcher, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that a closure accepts an argument.
///
/// ```swift
/// MOAssertArgumentMatches(ledger.methodReference(.transfer), 2) { (amount: Int) in amount.isMultiple(of: 5) }
/// ```
///
/// - Parameters:
///   - reference: The calls: of a narrowed reference, those that match.
///   - whichArg: The position of the argument, counted from 1.
///   - whichTime: The number of the call, counted from 1; nil for the last call.
///   - accepts: Whether the argument is what it should be. One that is not of the closure's type is not.
public func MOAssertArgumentMatches<Argument>(
  _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int? = nil, _ accepts: @escaping (Argument) -> Bool,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let matcher = ArgumentMatcher("a \(Argument.self) that the closure accepts") { argument in
    cast(argument, to: Argument.self).map(accepts) == true
  }
  assertArgument(
    reference, whichArg, whichTime, matcher, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that an argument is not equal to a value, or not of its type.
///
/// ```swift
/// MOAssertArgumentNotEquals(ledger.methodReference(.transfer), 1, "B")
/// ```
///
/// - Parameters:
///   - reference: The calls: of a narrowed reference, those that match.
///   - whichArg: The position of the argument, counted from 1.
///   - unwanted: What the argument of the last call must not be.
public func MOAssertArgumentNotEquals<Unwanted: Equatable>(
  _ reference: some CallReference, _ whichArg: Int, _ unwanted: Unwanted,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, nil, .not(unwanted), at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that an argument of one call is not equal to a value, or not of its type.
///
/// - Parameters:
///   - reference: The calls: of a narrowed reference, those that match.
///   - whichArg: The position of the argument, counted from 1.
///   - whichTime: The number of the call, counted from 1; nil for the last call.
///   - unwanted: What the argument must not be.
public func MOAssertArgumentNotEquals<Unwanted: Equatable>(
  _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int?, _ unwanted: Unwanted,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, whichTime, .not(unwanted),
    at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that an argument was not nil.
///
/// ```swift
/// MOAssertArgumentNotNil(door.methodReference(.ring), 2)
/// ```
///
/// - Parameters:
///   - reference: The calls: of a narrowed reference, those that match.
///   - whichArg: The position of the argument, counted from 1.
///   - whichTime: The number of the call, counted from 1; nil for the last call.
public func MOAssertArgumentNotNil(
  _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int? = nil,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, whichTime, .notNil, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that an argument is this very object.
///
/// ```swift
/// MOAssertArgumentIdentical(door.methodReference(.watch), 1, camera)
/// ```
///
/// - Parameters:
///   - reference: The calls: of a narrowed reference, those that match.
///   - whichArg: The position of the argument, counted from 1.
///   - whichTime: The number of the call, counted from 1; nil for the last call.
///   - object: What the argument must be identical to.
public func MOAssertArgumentIdentical(
  _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int? = nil, _ object: AnyObject,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, whichTime, .identical(to: object),
    at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that an argument has the same structure as a value, which need not be `Equatable`.
///
/// ```swift
/// MOAssertArgumentHasStructure(shop.methodReference(.order), 1, Basket(items: [tea, milk]))
/// ```
///
/// What counts as the same is said at ``structurallyEqual(_:_:)``. For `Equatable` values, `MOAssertArgumentEquals` is the
/// better choice; it does not compile for others, so that nobody compares by structure without knowing.
///
/// - Parameters:
///   - reference: The calls: of a narrowed reference, those that match.
///   - whichArg: The position of the argument, counted from 1.
///   - whichTime: The number of the call, counted from 1; nil for the last call.
///   - expected: What the argument must be like.
public func MOAssertArgumentHasStructure(
  _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int? = nil, _ expected: Any?,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, whichTime, .structure(of: expected),
    at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

extension ArgumentMatcher {
  /// Accepts an argument that has the same structure as a value.
  fileprivate static func structure(of expected: Any?) -> ArgumentMatcher {
    ArgumentMatcher(
      expectedValue: .init(value: expected), describe: { shortDescription(of: expected) },
      accepts: { structurallyEqual($0, expected) })
  }
}
