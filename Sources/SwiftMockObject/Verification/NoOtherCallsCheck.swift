/// There are calls that no passed assertion has accounted for.
struct OtherCallsFailure: CheckFailure {
  let calls: CallHistory
  /// The first and the last of these calls.
  let ends: [RecordedCall]
  let otherCount: Int
  /// A small change that would make the assertion pass.
  let nextStep: NextStep?

  var history: CallHistory? { calls }
}

/// Checks that every call has been the subject of a passed assertion.
func checkNoOtherCalls(_ history: CallHistory) -> OtherCallsFailure? {
  let others = history.tracks.map { ($0, $0.calls.unassertedIndexes) }
  let ends = others.flatMap { track, indexes in [indexes.first, indexes.last].compactMap { $0.map { track[$0] } } }
    .sorted { $0.sequenceNumber < $1.sequenceNumber }
  guard let first = ends.first, let last = ends.last else { return nil }
  let methods = others.filter { !$0.1.isEmpty }.map(\.0.method)
  return OtherCallsFailure(
    calls: history, ends: [first, last], otherCount: others.reduce(0) { $0 + $1.1.count },
    nextStep: history.mocks.count == 1 && methods.count == 1 ? .assertCalls(of: methods[0]) : nil)
}
