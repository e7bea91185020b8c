public import Testing
public import XCTest

// The four original assertions as methods. In a test case class a method hides the function of the same name, so each
// overload of these four has its twin here.

extension XCTestCase {
  /// Asserts that the calls were made so many times.
  ///
  /// ```swift
  /// MOAssertTimesCalled(ledger.methodReference(.transfer), 2)
  /// ```
  ///
  /// - `reference`: The calls that count. A narrowed reference counts only matching calls.
  /// - `count`: How many there must be, exactly; or a range of how many there may be, open ones too.
  public nonisolated func MOAssertTimesCalled(
    _ reference: some CallReference, _ count: some CountExpression,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) {
    SwiftMockObject.MOAssertTimesCalled(
      reference, count, file: file, fileID: fileID, filePath: filePath, line: line, column: column,
      sourceLocation: sourceLocation)
  }

  /// Asserts that an argument of the last call, or of another, is equal to a value, and of the same type.
  ///
  /// ```swift
  /// MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, 10)
  /// ```
  ///
  /// - `reference`: The calls to look at. A narrowed reference has only matching calls.
  /// - `whichArg`: The position of the argument, counted from 1.
  /// - `expected`: What it must be equal to.
  public nonisolated func MOAssertArgumentEquals<Expected: Equatable>(
    _ reference: some CallReference, _ whichArg: Int, ofCall whichTime: Int? = nil, _ expected: Expected,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
  ) {
    SwiftMockObject.MOAssertArgumentEquals(
      reference, whichArg, ofCall: whichTime, expected, file: file, fileID: fileID, filePath: filePath, line: line,
      column: column, sourceLocation: sourceLocation)
  }

  /// Asserts that an argument of one call is equal to a value, and of the same type.
  ///
  /// - `reference`: The calls to look at. A narrowed reference has only matching calls.
  /// - `whichArg`: The position of the argument, counted from 1.
  /// - `whichTime`: The number of the call, counted from 1; nil for the last call.
  /// - `expected`: What it must be equal to.
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
  /// - `reference`: The calls to look at. A narrowed reference has only matching calls.
  /// - `whichArg`: The position of the argument, counted from 1.
  /// - `whichTime`: The number of the call, counted from 1; nil for the last call.
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

  /// Asserts that an argument is there and of the type that is asked for, and gives it.
  ///
  /// An argument that was nil is a failure, unless an optional type is asked for.
  ///
  /// - `reference`: The calls to look at. A narrowed reference has only matching calls.
  /// - `whichArg`: The position of the argument, counted from 1.
  /// - `whichTime`: The number of the call, counted from 1; nil for the last call.
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
