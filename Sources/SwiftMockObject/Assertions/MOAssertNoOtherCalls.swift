public import Testing

/// Asserts that every call of the mocks has been asserted.
///
/// ```swift
/// MOAssertCalled(ledger.methodReference(.transfer), with: "A", 10)
/// MOAssertNoOtherCalls(ledger)
/// ```
///
/// A call has been asserted when a passed assertion was about it:
///
/// - an assertion that counts or looks for arguments: all calls that match the reference and the arguments;
/// - one about a single call (`MOAssertArgumentEquals`, `MOAssertAndGetArgument`, `MOAssertLastCall`): that call;
/// - `MOAssertCalledInOrder`: the calls that stand for the references;
/// - `MOAssertCalled(_:before:)`: all calls of both references;
/// - `callArgument`: the call whose argument was called;
/// - an assertion that waits, and those in `MOEventually`: the calls that had been made when it passed;
/// - a reference's `expectation(timesCalled:)`: the calls that had been made when it was fulfilled;
/// - in a strict test or mock with the option `.stubbedCallsNeedNoAssertion`: each call that a stub answered.
///
/// A failed assertion accounts for no call. Reading `timesCalled` or `invocations` is not an assertion, and neither
/// is running a stub or a closure of `perform`.
///
/// - `mock`, `otherMocks`: The mocks whose calls are looked at.
public func MOAssertNoOtherCalls(
  _ mock: any MockRecording, _ otherMocks: any MockRecording...,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  if let failure = checkNoOtherCalls(CallHistory(of: ([mock] + otherMocks).map { $0.memory })) {
    Reporter.report(failure, at: place)
  } else {
    Trial.note { $0.mayStillFail = true }
  }
}

extension MockRecording {
  /// What the mock remembers, without the type of its methods.
  nonisolated var memory: MockMemory {
    mockRecorder.setOwner(Self.self)
    return mockRecorder.memory
  }
}
