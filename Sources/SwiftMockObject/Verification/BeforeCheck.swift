/// The fact that one method was not called before another.
struct BeforeFailure: CheckFailure {
  let earlier: Snapshot
  let later: Snapshot
  let calls: CallHistory

  var history: CallHistory? { calls }
}

/// Checks that both methods were called, and that the last call of one was made before the first call of the other.
func checkBefore(_ earlier: Snapshot, _ later: Snapshot, in history: CallHistory) -> BeforeFailure? {
  if earlier.count > 0, later.count > 0,
    earlier.call(earlier.count).sequenceNumber < later.call(1).sequenceNumber
  {
    return nil
  }
  return BeforeFailure(earlier: earlier, later: later, calls: history)
}
