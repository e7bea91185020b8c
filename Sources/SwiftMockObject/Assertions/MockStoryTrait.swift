public import Testing

/// Makes a failing test show the calls of its mocks.
///
/// Write it `.mockStory`.
public struct MockStoryTrait: TestTrait, SuiteTrait, TestScoping {
  let tellsCallers: Bool

  /// A suite's tests have it as well.
  public var isRecursive: Bool { true }

  /// Runs the test and, if anything in it fails, attaches the calls of its mocks.
  ///
  /// Swift Testing calls it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let story = MockStory(tellsCallers: tellsCallers)
    let listener: IssueHandlingTrait = .compactMapIssues { issue in
      if issue.isFailure { story.noteFailure() }
      return issue
    }
    var failure: (any Error)?
    do {
      try await listener.provideScope(for: test, testCase: testCase) {
        try await MockStory.$ofTask.withValue(story) { try await function() }
      }
    } catch {
      story.noteFailure()
      failure = error
    }
    if let calls = story.calls {
      Reporter.attach(named: "mock-calls.txt", at: SourcePlace(test.sourceLocation)) { calls.story }
    }
    if let failure { throw failure }
  }
}

extension Trait where Self == MockStoryTrait {
  /// Attaches all calls of a test's mocks if anything in the test fails, even a plain `#expect`.
  ///
  /// ```swift
  /// @Suite(.mockStory) struct PaymentTests { … }
  /// ```
  ///
  /// The attachment has all calls in one order, each with its answer. It is called `mock-calls.txt`: `swift test
  /// --attachments-path …` writes it, and Xcode shows it in the report. No issue is changed.
  ///
  /// Mocks that are made in a detached task or on another thread don't belong to the test. What the test's own mocks
  /// remember is kept until the test ends.
  public static var mockStory: MockStoryTrait { mockStory(callers: false) }

  /// Attaches all calls of a test's mocks if anything in the test fails, with the line that made each of them.
  ///
  /// ```swift
  /// @Test(.mockStory(callers: true)) func paying() { … }
  /// ```
  ///
  /// Each call ends with `called from Tenant.swift:9`, in the messages of failures as well. Calls take a little longer, and
  /// so does each line that is shown; turn it on to look into one failure. Calls of async methods don't tell where they come
  /// from, nor do calls in optimized code. It works on Linux; elsewhere the story says that it is not known.
  ///
  /// - Parameter callers: Whether to look for the line that makes each call.
  public static func mockStory(callers: Bool) -> MockStoryTrait { MockStoryTrait(tellsCallers: callers) }
}
