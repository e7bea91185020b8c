/// Asserts that each behavior that is set on the mocks has answered a call.
///
/// ```swift
/// MOAssertAllStubsUsed(ledger, store)
/// ```
///
/// A stub that nobody uses is left over from an earlier version of the test, or for arguments that never come. Each is
/// reported at the line that set it.
public func MOAssertAllStubsUsed(_ mock: any MockRecording, _ otherMocks: any MockRecording...) {
  for mock in [mock] + otherMocks {
    for stub in mock.memory.unusedStubs() { Reporter.report(stub.text, at: stub.place) }
  }
}
