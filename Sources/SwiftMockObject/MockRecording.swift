/// Makes a type a mock: it has a recorder.
///
/// ``MockObject`` conforms to it. Conform to it yourself if a mock can't subclass `MockObject`: an actor, an
/// `NSObject` subclass, a struct, a subclass of another class. The one requirement gives you everything else.
///
/// ```swift
/// final class MockDownloadDelegate: NSObject, MockRecording, DownloadDelegate {
///   let mockRecorder = MockRecorder<DownloadDelegateMethods>()
///   func downloadDidFinish(_ name: String) { _onMethod(.downloadDidFinish, args: name) }
/// }
/// ```
public protocol MockRecording<Methods> {
  /// The enum with a case for each requirement of the mocked protocol.
  associatedtype Methods: Hashable

  /// What the mock remembers. Return the same recorder each time: write it as a stored `let`.
  nonisolated var mockRecorder: MockRecorder<Methods> { get }
}

extension MockRecording {
  /// Every recorded call, in the order in which the calls were made.
  ///
  /// ```swift
  /// #expect(ledger.recordedInvocations.map(\.method) == [.balance, .transfer])
  /// ```
  ///
  /// Reading it is not an assertion: `MOAssertNoOtherCalls` still reports the calls.
  public nonisolated var recordedInvocations: [Invocation<Methods>] {
    mockRecorder.invocations()
  }

  /// Forgets the recorded calls and the stubs, and releases what they kept alive.
  ///
  /// ```swift
  /// ledger.resetMock()  // calls and stubs
  /// ledger.resetMock(.invocations)  // only the calls, as after a set-up
  /// ```
  ///
  /// - `.invocations` forgets the calls. Stubs keep their progress: values that are given `inOrder` continue with the
  ///   next one, and a stub with `times:` has as many calls left as before. Calls in a gate keep waiting.
  /// - `.behaviors` forgets the stubs and the `perform` closures. Calls that wait in a gate end, which is a failure:
  ///   see ``StubGate``.
  ///
  /// The child mocks are reset as well: see ``MockRecorder/childMock(of:_:)``. A call that is still running when the
  /// mock is reset runs to its end and is not recorded again. References stay valid, narrowed ones too.
  public nonisolated func resetMock(_ parts: MockReset = [.invocations, .behaviors]) {
    mockRecorder.reset(parts)
  }
}
