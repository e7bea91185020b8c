public import Testing

/// Has a test that fails show what its mocks were called with.
///
/// You write it `.mockStory`.
public struct MockStoryTrait: TestTrait, SuiteTrait, TestScoping {
  /// It holds for the tests of a suite as well.
  public var isRecursive: Bool { true }

  /// Runs the test and, if anything in it fails, attaches the calls of its mocks.
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
  /// When anything in the test fails, a plain `#expect` too, attaches all calls of all its mocks, in one order and with answers.
  ///
  /// ```swift
  /// @Suite(.mockStory) struct PaymentTests { … }
  /// ```
  ///
  /// The attachment is called `mock-calls.txt`: `swift test --attachments-path …` writes it, and Xcode shows it in the
  /// report. No issue is changed.
  ///
  /// Mocks that are made in a detached task or on another thread are not the test's own. What the test's own mocks remember
  /// is kept until its end.
  public static var mockStory: MockStoryTrait { MockStoryTrait() }
}
