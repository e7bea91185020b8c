/// What makes a type a mock: it has a recorder.
///
/// ``MockObject`` adopts it. Adopt it yourself where a mock can't subclass `MockObject`: an actor, an `NSObject`
/// subclass, a struct, a subclass of some other class. Everything else comes with the one requirement.
///
/// ```swift
/// final class MockDownloadDelegate: NSObject, MockRecording, DownloadDelegate {
///   let mockRecorder = MockRecorder<DownloadDelegateMethods>()
///   func downloadDidFinish(_ name: String) { _onMethod(.downloadDidFinish, args: name) }
/// }
/// ```
public protocol MockRecording<Methods> {
  /// One value for each requirement of the mocked protocol, as a rule an enum.
  associatedtype Methods: Hashable

  /// What the mock remembers. It must be the same recorder each time.
  nonisolated var mockRecorder: MockRecorder<Methods> { get }
}

extension MockRecording {
  /// Every call that was recorded, in the order in which they were made.
  public nonisolated var recordedInvocations: [Invocation<Methods>] {
    mockRecorder.invocations()
  }

  /// Forgets the recorded calls and the behaviors, and releases what they kept alive.
  ///
  /// What the mocks remember that its methods return by themselves is forgotten, too (``MockRecorder/childMock(of:_:)``).
  ///
  /// A call that is still running when the mock is reset goes on to its end and is not recorded again. References stay
  /// valid, narrowed ones too.
  ///
  /// `resetMock(.invocations)` forgets the calls alone. Behaviors stay as far as they have come: values that are given
  /// `inOrder` go on with the next, and one that was set for a number of `times` has as many left as before. Calls that
  /// wait in a gate go on waiting.
  ///
  /// `resetMock(.behaviors)` forgets the behaviors alone. Calls that wait in a gate end, which is reported as a failure:
  /// see ``StubGate``.
  public nonisolated func resetMock(_ parts: MockReset = [.invocations, .behaviors]) {
    mockRecorder.reset(parts)
  }
}
