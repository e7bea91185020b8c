public import Testing

/// Waits until all checks in a closure pass, and fails if they don't in time.
///
/// ```swift
/// viewModel.refresh()  // starts a task
/// let user = await MOEventually(within: 2) {
///   MOAssertTimesCalled(store.methodReference(.load), 1)
///   return MOAssertAndGetArgument(store.methodReference(.save), 1) as User?
/// }
/// ```
///
/// The closure runs at once. It runs again whenever a mock that it has looked at is called, and when such a call
/// ends. If another kind of check fails, such as a `#expect` about a view model or a thrown error, no mock can tell
/// when that changes. Then the closure also runs again after a moment: one millisecond at first, fifty at most. It
/// runs on the actor of the test, and may `await`, for example the state of an actor. Put nothing in it that can't be
/// done several times.
///
/// When the time is over it runs once more, and what that run finds is reported. Earlier runs count for nothing:
/// neither their failures, nor the calls that their assertions accounted for.
///
/// A check that a method was *not* called waits to the end, because the call may still come. Too many calls fail at
/// once. A cancelled task stops waiting.
///
/// With Swift Testing, you can use `#expect` and `#require` in the closure. XCTest's own assertions would fail the
/// test in the first run, so in XCTest use only this library's assertions in it.
///
/// - `time`: How long to wait at most: seconds, or a `Duration`, 0 or more. Anything else is a failure, and the
///   closure runs once.
/// - `body`: Runs the checks.
/// - Returns: What the closure returned in the last run.
@discardableResult
public nonisolated(nonsending) func MOEventually<Result>(
  within time: some TimeExpression, _ body: nonisolated(nonsending) () async throws -> Result,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) async rethrows -> Result {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  guard let limit = TimeLimit(time, at: place) else { return try await body() }
  return try await eventually(limit, body)
}

/// Runs checks until they pass or time is up.
///
/// Then it runs them once more, so that what they find is reported.
///
/// ``MOAssertCalled(_:with:within:file:fileID:filePath:line:column:sourceLocation:)`` is one check in it.
nonisolated(nonsending) func eventually<Result>(
  _ limit: TimeLimit, _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  let isolation = #isolation
  let watch = Watch()
  defer { watch.end() }
  var result: Result?
  let deadline = await watch.wait(limit.seconds) {
    // The last run is not a rehearsal: its failures count.
    guard !watch.isTimeUp else { return false }
    let trial = Trial(watch)
    var found: Result?
    switch await rehearse(trial, on: isolation, { found = try await body() }) {
    case .nothing where !trial.outcome.mayStillFail:
      trial.commit()
      result = found
      return true
    case .nothing, .failuresOfMocks:
      return trial.outcome.hasFailedForGood
    case .others:
      watch.lookAgainSoon()
      return trial.outcome.hasFailedForGood
    }
  }
  if let result { return result }
  return try await Trial.$current.withValue(Trial(last: watch, deadline: deadline)) { try await body() }
}

/// What a run of checks other than the last one has found.
private enum Findings {
  case nothing
  /// Only failures of this library's assertions: the mocks tell when that may have changed.
  case failuresOfMocks
  /// A failed check of the test library, or an error: nobody tells when that changes.
  case others
}

/// Runs checks and holds their failures back.
///
/// Assertions in it mark calls in the trial, not in the mocks, so a run that doesn't count leaves no trace.
private nonisolated(nonsending) func rehearse(
  _ trial: Trial, on isolation: (any Actor)?, _ body: nonisolated(nonsending) () async throws -> Void
) async -> Findings {
  let collector = FailureCollector()
  var hasThrown = false
  let hasIssues = await keepingIssuesBack(of: trial, on: isolation) {
    await FailureCollector.$current.withValue(collector) {
      await Trial.$current.withValue(trial) {
        do { try await body() } catch { hasThrown = true }
      }
    }
  }
  if hasIssues || hasThrown { return .others }
  return collector.close().contains { !$0.isWarning } ? .failuresOfMocks : .nothing
}

/// Runs a closure in which Swift Testing's own checks fail without consequences.
///
/// - Returns: Whether one of them failed.
private nonisolated(nonsending) func keepingIssuesBack(
  of trial: Trial, on isolation: (any Actor)?, _ body: nonisolated(nonsending) () async -> Void
) async -> Bool {
  let hasIssues = Locked(false)
  // Safe because the closure runs on the actor that it comes from.
  nonisolated(unsafe) let body = body
  await withoutActuallyEscaping(body) { body in
    let work = Work(run: body)
    guard let test = Test.current else { return await work.run(on: isolation) }
    let trait: IssueHandlingTrait = .compactMapIssues { issue in
      guard issue.isFailure else { return issue }
      // An issue that belongs to no test goes through the handlers of all tests, and is also reported without this
      // one.
      guard Trial.current === trial else { return Test.current == nil ? nil : issue }
      hasIssues.withLock { $0 = true }
      return nil
    }
    do {
      try await trait.provideScope(for: test, testCase: Test.Case.current) { await work.run(on: isolation) }
    } catch {
      hasIssues.withLock { $0 = true }
    }
  }
  return hasIssues.withLock { $0 }
}

/// A closure on its way through a function that belongs to no actor, and back to its own actor.
private struct Work: @unchecked Sendable {
  // Sendable because only the actor that it comes from runs it, while that actor waits for it.
  let run: nonisolated(nonsending) () async -> Void

  /// Runs the closure on the actor.
  func run(on actor: isolated (any Actor)?) async { await run() }
}
