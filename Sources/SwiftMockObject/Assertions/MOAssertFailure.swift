public import Testing

/// Asserts that exactly one check in a closure fails, and with which message.
///
/// ```swift
/// MOAssertFailure("A was not paid: MockLedger.transfer was never called.") { assertPaid(ledger, by: "A") }
/// ```
///
/// The failure does not fail the test; what fails it is that there is none, that there are several, or that the message is
/// another. `MOCaptureFailures` is for all else that a test may want to know of failures.
///
/// - `message`: The whole message.
/// - `body`: Runs the check.
public func MOAssertFailure(
  _ message: String, _ body: () throws -> Void,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) rethrows {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  let caught = try MOCaptureFailures(body)
  if let failure = checkFailures(caught.map(\.message), are: message) { Reporter.report(failure, at: place) }
}

/// Asserts that exactly one check in an async closure fails, and with which message.
///
/// ```swift
/// await MOAssertFailure("…") { await assertDelivered(courier, within: 0.1) }
/// ```
///
/// - `message`: The whole message.
/// - `body`: Runs the check.
public nonisolated(nonsending) func MOAssertFailure(
  _ message: String, _ body: nonisolated(nonsending) () async throws -> Void,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) async rethrows {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  let caught = try await MOCaptureFailures(body)
  if let failure = checkFailures(caught.map(\.message), are: message) { Reporter.report(failure, at: place) }
}
