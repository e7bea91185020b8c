/// Records the calls of a mock's static requirements, separately for each test.
///
/// Static requirements have no instance to record into, and tests that run in parallel would share a global. A
/// `StaticMock` has a memory for each test: each test starts without calls and stubs, and sees only its own.
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
/// What it recorded for a test is kept until the process ends, or under XCTest until the next test uses the mock. To
/// release it, call `staticMock.resetMock()`. With `swift test --repetitions`, a Swift Testing test without arguments
/// finds the calls of its previous run: start it with `staticMock.resetMock()`.
///
/// A call from outside any test's task (a detached task, a thread, a queue) belongs to the test that used this mock
/// last. If that matters and tests run in parallel, make the suite `.serialized`.
public final class StaticMock<Methods: Hashable & Sendable>: MockRecording, Sendable {
  /// The recorders of all tests, and the one that was used last.
  private struct State {
    var recorders: [TestRun.TestID: MockRecorder<Methods>] = [:]
    var latest: MockRecorder<Methods>?
  }

  private let state = Locked(State())

  /// The type that messages name.
  private let mock: Any.Type?

  /// Makes a mock that no test has used yet.
  ///
  /// - Parameter mock: The type whose static requirements these are, which messages name: `StaticMock(of:
  ///   MockMint.self)`.
  public init(of mock: Any.Type? = nil) {
    self.mock = mock
  }

  /// What the mock remembers for the running test.
  ///
  /// It is another recorder in each test.
  public var mockRecorder: MockRecorder<Methods> {
    let test = TestRun.currentTest
    var forgotten: [TestRun.TestID: MockRecorder<Methods>] = [:]
    let recorder = state.withLock { state in
      if test == nil, let latest = state.latest { return latest }
      let id = test ?? .none
      if state.recorders[id] == nil, case .xcTest = id {
        // XCTest runs one test after the other: nobody needs what an earlier one recorded.
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
