public import Testing
public import XCTest

// The four original assertions as methods. In a test case class, a method hides the function of the same name, so
// each overload of these four has a twin here.

extension XCTestCase {
  /// Asserts how many calls there were: the same as the function of this name.
  ///
  /// ```swift
  /// MOAssertTimesCalled(ledger.methodReference(.transfer), 2)
  /// ```
  ///
  /// Inside a closure that must not capture the test case, write `SwiftMockObject.MOAssertTimesCalled(…)`.
  ///
  /// - `reference`: The calls that count. A narrowed reference counts only matching calls.
  /// - `count`: How many calls there must be: a number, or a range such as `2...`, `...3`, `1..<4`.
  public nonisolated func MOAssertTimesCalled(
    _ reference: some CallReference, _ count: some CountExpression,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) {
    SwiftMockObject.MOAssertTimesCalled(
      reference, count, file: file, fileID: fileID, filePath: filePath, line: line, column: column,
      sourceLocation: sourceLocation)
  }

  /// Asserts that an argument of the last call, or of another call, equals a value of the same type.
  ///
  /// ```swift
  /// MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 10)
  /// ```
  ///
  /// - `reference`: The calls to look at. A narrowed reference has only matching calls.
  /// - `whichArg`: The position of the argument, counted from 1.
  /// - `whichTime`: The number of the call, counted from 1; nil for the last call.
  /// - `expected`: What the argument must equal. A matcher may stand in its place.
  public nonisolated func MOAssertArgumentEquals<Expected: Equatable>(
    _ reference: some CallReference, _ whichArg: Int, ofCall whichTime: Int? = nil, _ expected: Expected,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) {
    SwiftMockObject.MOAssertArgumentEquals(
      reference, whichArg, ofCall: whichTime, expected, file: file, fileID: fileID, filePath: filePath, line: line,
      column: column, sourceLocation: sourceLocation)
  }

  /// Asserts that an argument of one call equals a value of the same type: the positional form.
  ///
  /// ```swift
  /// MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 1, 10)  // argument 2 of call 1
  /// ```
  ///
  /// - `reference`: The calls to look at. A narrowed reference has only matching calls.
  /// - `whichArg`: The position of the argument, counted from 1.
  /// - `whichTime`: The number of the call, counted from 1; nil for the last call.
  /// - `expected`: What the argument must equal. A matcher may stand in its place.
  public nonisolated func MOAssertArgumentEquals<Expected: Equatable>(
    _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int?, _ expected: Expected,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) {
    SwiftMockObject.MOAssertArgumentEquals(
      reference, whichArg, whichTime, expected, file: file, fileID: fileID, filePath: filePath, line: line,
      column: column, sourceLocation: sourceLocation)
  }

  /// Asserts that an argument was nil, at any depth of optionals.
  ///
  /// ```swift
  /// MOAssertArgumentNil(door.methodReference(.ring), 2)
  /// ```
  ///
  /// - `reference`: The calls to look at. A narrowed reference has only matching calls.
  /// - `whichArg`: The position of the argument, counted from 1.
  /// - `whichTime`, `sameTime`: The number of the call, counted from 1; nil for the last call.
  public nonisolated func MOAssertArgumentNil(
    _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int? = nil, ofCall sameTime: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) {
    SwiftMockObject.MOAssertArgumentNil(
      reference, whichArg, sameTime ?? whichTime, file: file, fileID: fileID, filePath: filePath, line: line,
      column: column,
      sourceLocation: sourceLocation)
  }

  /// Asserts that an argument has the type that you ask for, and returns it.
  ///
  /// ```swift
  /// let amount: Int? = MOAssertAndGetArgument(ledger.methodReference(.transfer), 2)
  /// ```
  ///
  /// A nil argument is a failure unless you ask for an optional type.
  ///
  /// - `reference`: The calls to look at. A narrowed reference has only matching calls.
  /// - `whichArg`: The position of the argument, counted from 1.
  /// - `whichTime`, `sameTime`: The number of the call, counted from 1; nil for the last call.
  /// - Returns: The argument; nil if the assertion failed.
  public nonisolated func MOAssertAndGetArgument<Argument>(
    _ reference: some CallReference, _ whichArg: Int, _ whichTime: Int? = nil, ofCall sameTime: Int? = nil,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) -> Argument? {
    SwiftMockObject.MOAssertAndGetArgument(
      reference, whichArg, sameTime ?? whichTime, file: file, fileID: fileID, filePath: filePath, line: line,
      column: column,
      sourceLocation: sourceLocation)
  }
}
