/// Runs a closure and gives the failures of the checks in it, instead of failing the test.
///
/// It is for testing helpers that are built on this library's assertions:
///
/// ```swift
/// let failures = MOCaptureFailures { assertPaid(ledger, by: "A") }
/// #expect(failures.map(\.message) == ["…"])
/// #expect(failures.first?.place.line == 12)
/// ```
///
/// Everything that the library reports is caught: assertions, and stubs that could not answer. Failures of code that runs
/// in a detached task, a thread or a queue are not, nor those that come after the closure has returned, nor those of
/// XCTest's and Swift Testing's own assertions. When the closure throws, what was caught is reported after all.
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

/// Runs an async closure and gives the failures of the checks in it, instead of failing the test.
///
/// ```swift
/// let failures = await MOCaptureFailures {
///   await MOAssertCalled(courier.methodReference(.deliver), within: 0.1)
/// }
/// ```
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
