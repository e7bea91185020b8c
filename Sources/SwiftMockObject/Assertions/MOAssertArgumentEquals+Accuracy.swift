public import Testing

/// Asserts that an argument of the last call, or of another, is a number that is equal to a value or close to it.
///
/// ```swift
/// MOAssertArgumentEquals(gauge.methodReference(.show), 1, 0.3, accuracy: 0.001)
/// ```
///
/// - `reference`: The calls: of a narrowed reference, those that match.
/// - `whichArg`: The position of the argument, counted from 1.
/// - `whichTime`: The number of the call, counted from 1; nil for the last call.
/// - `expected`: What it must be close to, and of the same type.
/// - `accuracy`: How far it may be from that, at most.
public func MOAssertArgumentEquals<Number: FloatingPoint>(
  _ reference: some CallReference, _ whichArg: Int, ofCall whichTime: Int? = nil, _ expected: Number, accuracy: Number,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  assertArgument(
    reference, whichArg, whichTime, .close(to: expected, accuracy: accuracy),
    at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
}

extension ArgumentMatcher {
  /// Accepts a number of the type that is close to another one.
  fileprivate static func close<Number: FloatingPoint>(to expected: Number, accuracy: Number) -> ArgumentMatcher {
    ArgumentMatcher("\(expected) ± \(accuracy)") { argument in
      // The equality is for infinity, whose difference to itself is not a number.
      cast(argument, to: Number.self).map { $0 == expected || abs($0 - expected) <= accuracy } == true
    }
  }
}
