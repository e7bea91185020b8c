public import Testing

/// Asserts that an argument of the last call has the same structure as a value, which need not be `Equatable`.
///
/// ```swift
/// MOAssertArgumentHasStructure(shop.methodReference(.order), 1, Basket(items: [tea, milk]))
/// ```
///
/// What counts as the same is said at ``structurallyEqual(_:_:)``. For `Equatable` values, `MOAssertArgumentEquals` is the
/// better choice; it does not compile for others, so that nobody compares by structure without knowing.
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
/// - `expected`: What the argument must be like.
public func MOAssertArgumentHasStructure(
  _ reference: some CallReference, _ whichArg: Int, _ expected: Any?,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, nil, .structure(of: expected),
    at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that an argument of one call has the same structure as a value, which need not be `Equatable`.
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
/// - `whichTime`: The number of the call, counted from 1; nil for the last call.
/// - `expected`: What the argument must be like.
public func MOAssertArgumentHasStructure(
  _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int?, _ expected: Any?,
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
