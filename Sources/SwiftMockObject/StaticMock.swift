/// Records the calls of a mock's static requirements, for each test apart.
///
/// Static requirements have no instance to record into, and a global would be shared by tests that run in parallel. This
/// is a mock whose memory is the running test's own: each test starts without calls and behaviors, and sees only its
/// own.
///
/// ```swift
/// final class MockMint: MockObject<MintMethods>, Mint {
///   static let staticMock = StaticMock<MintMethods>()
///   static func strike(_ code: String) { staticMock._onMethod(.strike, args: code) }
/// }
///
/// MOAssertTimesCalled(MockMint.staticMock.methodReference(.strike), 1)
/// ```
///
/// What it has recorded for a test is kept until the process ends; `staticMock.resetMock()` releases it for the running test.
/// Where one process runs Swift Testing tests several times (`--repetitions`), each case of a parameterized test starts afresh,
/// but a test without arguments finds what its earlier run has left: let it begin with `staticMock.resetMock()`.
///
/// A call from outside any test's task (a detached task, a thread, a queue) belongs to the test that used this mock last;
/// where such calls matter and tests run in parallel, make the suite `.serialized`. What a Swift Testing test recorded is
/// kept until ``MockRecording/resetMock(_:)`` or the end of the process, under XCTest until the next test uses the mock.
public final class StaticMock<Methods: Hashable & Sendable>: MockRecording, Sendable {
  private struct State {
    var recorders: [TestRun.TestID: MockRecorder<Methods>] = [:]
    var latest: MockRecorder<Methods>?
  }

  private let state = Locked(State())

  /// The type whose calls these are, for messages.
  private let mock: Any.Type?

  /// Makes a mock that no test has used yet.
  ///
  /// - Parameter mock: The type whose static requirements these are, by which messages call it: `StaticMock(of: MockMint.self)`.
  public init(of mock: Any.Type? = nil) {
    self.mock = mock
  }

  /// What the mock remembers for the running test.
  public var mockRecorder: MockRecorder<Methods> {
    let test = TestRun.currentTest
    var forgotten: [TestRun.TestID: MockRecorder<Methods>] = [:]
    let recorder = state.withLock { state in
      if test == nil, let latest = state.latest { return latest }
      let id = test ?? .none
      if state.recorders[id] == nil, case .xcTest = id {
        // XCTest runs one test after the other: what an earlier one recorded is of no use any more.
        swap(&forgotten, &state.recorders)
      }
      let recorder = state.recorders[id] ?? MockRecorder(owner: mock, name: mock.map { "\($0)" })
      state.recorders[id] = recorder
      state.latest = recorder
      return recorder
    }
    // Released after the lock: the `deinit` of an argument may call a mock.
    withExtendedLifetime(forgotten) {}
    return recorder
  }
}
