/// One method wasn't called before another.
struct BeforeFailure: CheckFailure {
  let earlier: Snapshot
  let later: Snapshot
  let calls: CallHistory
  /// If one of the two wasn't called and is narrowed: the call that comes closest to it.
  let closestCall: ClosestCall?

  var history: CallHistory? { calls }

  /// A small change that would make the assertion pass.
  var nextStep: NextStep? {
    guard earlier.count > 0, later.count > 0,
      earlier.call(1).sequenceNumber < later.call(later.count).sequenceNumber
    else { return nil }
    return .oneCallBefore
  }
}

/// Checks that both methods were called, and that all calls of one came before all calls of the other.
func checkBefore(_ earlier: Snapshot, _ later: Snapshot, in history: CallHistory) -> BeforeFailure? {
  if earlier.count > 0, later.count > 0,
    earlier.call(earlier.count).sequenceNumber < later.call(1).sequenceNumber
  {
    return nil
  }
  return BeforeFailure(
    earlier: earlier, later: later, calls: history,
    closestCall: [earlier, later].first { $0.count == 0 }.flatMap(\.closestCall))
}
