public import Testing

/// Makes a failing test show the calls of its mocks.
///
/// Write it `.mockStory`.
public struct MockStoryTrait: TestTrait, SuiteTrait, TestScoping {
  /// A suite's tests have it as well.
  public var isRecursive: Bool { true }

  /// Runs the test and, if anything in it fails, attaches the calls of its mocks.
  ///
  /// Swift Testing calls it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let story = MockStory()
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
  public static var mockStory: MockStoryTrait { MockStoryTrait() }
}
