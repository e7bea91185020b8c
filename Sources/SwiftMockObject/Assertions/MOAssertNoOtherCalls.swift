public import Testing

/// Asserts that every call of the mocks has been asserted.
///
/// ```swift
/// MOAssertCalled(ledger.methodReference(.transfer), with: "A", 10)
/// MOAssertNoOtherCalls(ledger)
/// ```
///
/// A call has been asserted when it was what a passed assertion was about:
///
/// - of assertions that count or look for arguments, all calls that match the reference and the arguments;
/// - of those about one call (`MOAssertArgumentEquals`, `MOAssertAndGetArgument`, `MOAssertLastCall`), that call;
/// - of `MOAssertCalledInOrder`, the calls that stand for the references; of `MOAssertCalled(_:before:)`, all calls of both;
/// - of `callArgument`, the call whose argument was called;
/// - of an assertion that waits, and of those in `MOEventually`, the calls that were made when it passed;
/// - of a reference's `expectation(timesCalled:)`, the calls that were made when it was fulfilled;
/// - in a strict test or mock with the option `.stubbedCallsNeedNoAssertion`, each call that a stub has answered.
///
/// A failed assertion accounts for no call. Reading `timesCalled` or `invocations` is not an assertion, nor is that a stub or
/// a closure of `perform` has run.
public func MOAssertNoOtherCalls(
  _ mock: any MockRecording, _ otherMocks: any MockRecording...,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  let memories = distinct(([mock] + otherMocks).map { $0.memory })
  let history = CallHistory(of: memories)
  if let failure = checkNoOtherCalls(history, of: MockMemory.identities(of: memories)) {
    Reporter.report(failure, at: place)
  } else {
    Trial.note { $0.mayStillFail = true }
  }
}

extension MockRecording {
  /// What the mock remembers, whatever the type of its methods.
  nonisolated var memory: MockMemory {
    mockRecorder.setOwner(Self.self)
    return mockRecorder.memory
  }
}
