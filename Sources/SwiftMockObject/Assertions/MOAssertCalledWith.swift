public import Testing

/// Asserts that one call or several had these arguments; other calls may have had others.
///
/// Literals and matchers can be mixed; there must be one for each argument.
///
/// ```swift
/// MOAssertCalled(ledger.methodReference(.transfer), with: "A", .atLeast(10))
/// ```
///
/// `MOAssertLastCall` is about the last call alone.
///
/// - `reference`: The calls that count.
/// - `first`, `others`: What the arguments of one call must be, in order.
public func MOAssertCalled(
  _ reference: some CallReference, with first: ArgumentMatcher, _ others: ArgumentMatcher...,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let reference = reference.reference.narrowed(to: [first] + others)
  assertCount(ExpectedCount(1...), of: reference, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that one call or several had these arguments; other calls may have had others.
///
/// This is the form for values that are not literals; both mix freely with matchers.
///
/// ```swift
/// MOAssertCalled(ledger.methodReference(.transfer), with: account, 10)
/// ```
///
/// - `reference`: The calls that count.
/// - `first`, `others`: What the arguments of one call must be, in order.
@_disfavoredOverload
public func MOAssertCalled<First: Equatable, each Other: Equatable>(
  _ reference: some CallReference, with first: First, _ others: repeat each Other,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let reference = reference.reference.narrowed(to: matchers(first, repeat each others))
  assertCount(ExpectedCount(1...), of: reference, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that the last call had these arguments.
///
/// Literals and matchers can be mixed; there must be one for each argument.
///
/// ```swift
/// MOAssertLastCall(ledger.methodReference(.transfer), with: "A", .any)
/// ```
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `first`, `others`: What the arguments of the last one must be, in order.
public func MOAssertLastCall(
  _ reference: some CallReference, with first: ArgumentMatcher, _ others: ArgumentMatcher...,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertLastCall(reference, [first] + others, at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

/// Asserts that the last call had these arguments.
///
/// This is the form for values that are not literals; both mix freely with matchers.
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `first`, `others`: What the arguments of the last one must be, in order.
@_disfavoredOverload
public func MOAssertLastCall<First: Equatable, each Other: Equatable>(
  _ reference: some CallReference, with first: First, _ others: repeat each Other,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertLastCall(
    reference, matchers(first, repeat each others),
    at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

private func assertLastCall(_ reference: some CallReference, _ arguments: [ArgumentMatcher], at place: SourcePlace) {
  _ = read(reference.reference, at: place) { $0.checkLastCall(arguments) }
}
