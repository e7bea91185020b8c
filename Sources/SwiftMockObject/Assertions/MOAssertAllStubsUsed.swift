/// Asserts that each stub of the mocks has answered a call.
///
/// ```swift
/// MOAssertAllStubsUsed(ledger, store)
/// ```
///
/// An unused stub is left over from an earlier version of the test, or is for arguments that never come. Each is a
/// failure at the line that set it.
///
/// - `mock`, `otherMocks`: The mocks whose stubs are looked at.
public func MOAssertAllStubsUsed(_ mock: any MockRecording, _ otherMocks: any MockRecording...) {
  for mock in [mock] + otherMocks {
    for stub in mock.memory.unusedStubs() { Reporter.report(stub.text, at: stub.place) }
  }
}
