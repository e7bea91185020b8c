/// The mocks that were made in a test.
///
/// Their calls are shown if the test fails.
final class MockStory: Sendable {
  private let mocks = Locked<[MockMemory]>([])
  private let failed = Locked(false)
  /// Notes where the calls come from, if the story is to tell.
  let origins: CallOrigins?

  init(tellsCallers: Bool) { origins = tellsCallers ? CallOrigins() : nil }

  /// The story that a mock made now belongs to.
  static var current: MockStory? {
    if let ofTask { return ofTask }
    return TestRun.isInSwiftTesting ? nil : ofXCTest.withLock { $0 }
  }

  /// For Swift Testing, where tests run in parallel and each knows its task.
  @TaskLocal static var ofTask: MockStory?

  /// For XCTest, which runs one test at a time.
  private static let ofXCTest = Locked<MockStory?>(nil)

  /// Begins or ends the story of an XCTest.
  static func setCurrent(ofXCTest story: MockStory?) {
    let old = ofXCTest.withLock { current in
      defer { current = story }
      return current
    }
    withExtendedLifetime(old) {}
  }

  /// Adds a mock that was made in the test, and keeps what it remembers until the end.
  func add(_ mock: MockMemory) { mocks.withLock { $0.append(mock) } }

  /// Notes that something in the test has failed.
  func noteFailure() { failed.withLock { $0 = true } }

  /// All calls of all mocks; nil unless the test has failed and has made mocks.
  var calls: CallHistory? {
    let mocks = mocks.withLock { $0 }
    return failed.withLock { $0 } && !mocks.isEmpty ? CallHistory(of: mocks) : nil
  }
}
