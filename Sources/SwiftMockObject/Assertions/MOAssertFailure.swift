public import Testing

/// Asserts that exactly one check in a closure fails, with this message.
///
/// ```swift
/// MOAssertFailure("A was not paid: MockLedger.transfer was never called.") { assertPaid(ledger, by: "A") }
/// ```
///
/// Use it to test your own helpers. The failure itself doesn't fail the test. The test fails if there is no failure,
/// more than one, or another message. To look at failures in any other way, use `MOCaptureFailures`.
///
/// - `message`: The whole message, all its lines.
/// - `body`: Runs the check. If it throws, the error is thrown on.
public func MOAssertFailure(
  _ message: String, _ body: () throws -> Void,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) rethrows {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  let caught = try MOCaptureFailures(body)
  if let failure = checkFailures(caught.map(\.message), are: message) { Reporter.report(failure, at: place) }
}

/// Asserts that exactly one check in an async closure fails, with this message.
///
/// ```swift
/// await MOAssertFailure("…") { await assertDelivered(courier, within: 0.1) }
/// ```
///
/// - `message`: The whole message, all its lines.
/// - `body`: Runs the check. If it throws, the error is thrown on.
public nonisolated(nonsending) func MOAssertFailure(
  _ message: String, _ body: nonisolated(nonsending) () async throws -> Void,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) async rethrows {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  let caught = try await MOCaptureFailures(body)
  if let failure = checkFailures(caught.map(\.message), are: message) { Reporter.report(failure, at: place) }
}
