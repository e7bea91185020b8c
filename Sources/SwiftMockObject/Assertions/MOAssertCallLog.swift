public import Testing

/// Asserts that all calls of the mocks, in order, are those in a text, one on each line.
///
/// ```swift
/// MOAssertCallLog(
///   ledger, archive,
///   equals: """
///     MockLedger.transfer(to: "landlord", amount: 750)
///     MockArchive.note("rent")
///     """)
/// ```
///
/// Write `equals: ""` first: the failure contains the text to paste. Later failures show the difference, and the new
/// text. With a single mock, its calls stand there without its name. All calls count as asserted when it passes.
///
/// Mocks of one class are numbered in the order in which the test made them: `MockLedger#1`, `MockLedger#2`. To have names
/// there, set ``MockRecorder/name``: `ledger.mockRecorder.name = "savings"`.
///
/// - `mock`, `otherMocks`: The mocks whose calls are looked at.
/// - `expected`: The calls, one on each line, as failure messages show them.
public func MOAssertCallLog(
  _ mock: any MockRecording, _ otherMocks: any MockRecording..., equals expected: String,
  file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
  line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: SourceLocation? = nil
) {
  let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
  let memories = distinct(([mock] + otherMocks).map { $0.memory })
  let histories = CallHistory.histories(of: memories)
  let history = CallHistory(joining: histories)
  if let failure = checkCallLog(history.log(namesMocks: memories.count > 1), of: history.mocks, equals: expected) {
    Reporter.report(failure, at: place)
  } else {
    for (memory, history) in zip(memories, histories) { memory.markAsserted(history) }
    Trial.note { $0.mayStillFail = true }
  }
}
