public import Testing

/// Asserts that each method was called on the mock, or on at least one of several mocks of the same class.
///
/// Use it to find out whether a test, or all tests of a suite that keeps its mocks, use every requirement. The enum
/// of the mock's methods must be `CaseIterable`.
///
/// ```swift
/// MOAssertAllMethodsCalled(firstLedger, secondLedger)
/// ```
///
/// It doesn't mark any call as asserted.
///
/// - `mock`, `otherMocks`: Mocks of one class, whose calls are looked at together.
public func MOAssertAllMethodsCalled<Mock: MockRecording>(
  _ mock: Mock, _ otherMocks: Mock...,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) where Mock.Methods: CaseIterable {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  let history = CallHistory(of: ([mock] + otherMocks).map { $0.memory })
  let methods = Mock.Methods.allCases.map { AnyHashable($0) }
  if let failure = checkCoverage(methods, history) {
    Reporter.report(failure, at: place)
  }
}
