/// The fact that calls were made that no passed assertion has accounted for.
struct OtherCallsFailure: CheckFailure {
  /// The mocks' types.
  let mocks: [Any.Type]
  let calls: CallHistory
  let firstOther: RecordedCall
  let otherCount: Int

  var history: CallHistory? { calls }
}

/// Checks that every call has been the subject of a passed assertion.
func checkNoOtherCalls(_ history: CallHistory, of mocks: [Any.Type]) -> OtherCallsFailure? {
  let others = history.tracks.map { ($0, $0.calls.unassertedIndexes) }
  let first = others.compactMap { track, indexes in indexes.first.map { track[$0] } }
    .min { $0.sequenceNumber < $1.sequenceNumber }
  return first.map {
    OtherCallsFailure(
      mocks: mocks, calls: history, firstOther: $0, otherCount: others.reduce(0) { $0 + $1.1.count })
  }
}
