/// Runs a closure, and returns the failures of the checks in it instead of failing the test.
///
/// Use it to test helpers that are built on this library's assertions:
///
/// ```swift
/// let failures = MOCaptureFailures { assertPaid(ledger, by: "A") }
/// #expect(failures.map(\.message) == ["…"])
/// #expect(failures.first?.place.line == 12)
/// ```
///
/// It catches everything that the library reports: assertions, and stubs that can't answer. It doesn't catch failures
/// of code in a detached task, a thread or a queue, failures after the closure has returned, or failures of XCTest's
/// and Swift Testing's own assertions. If the closure throws, what was caught is reported after all.
///
/// - Parameter body: Runs the checks.
/// - Returns: The failures, in order.
public func MOCaptureFailures(_ body: () throws -> Void) rethrows -> [MockFailure] {
  let collector = FailureCollector()
  do {
    try FailureCollector.$current.withValue(collector) { try body() }
  } catch {
    collector.passOn()
    throw error
  }
  return collector.close()
}

/// Runs an async closure, and returns the failures of the checks in it instead of failing the test.
///
/// ```swift
/// let failures = await MOCaptureFailures {
///   await MOAssertCalled(courier.methodReference(.deliver), within: 0.1)
/// }
/// ```
///
/// - Parameter body: Runs the checks. It runs on the caller's actor.
/// - Returns: The failures, in order.
public nonisolated(nonsending) func MOCaptureFailures(
  _ body: nonisolated(nonsending) () async throws -> Void
) async rethrows -> [MockFailure] {
  let collector = FailureCollector()
  do {
    try await FailureCollector.$current.withValue(collector) { try await body() }
  } catch {
    collector.passOn()
    throw error
  }
  return collector.close()
}
