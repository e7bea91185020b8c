/// The fact that one method was not called before another.
struct BeforeFailure: CheckFailure {
  let earlier: Snapshot
  let later: Snapshot
  let calls: CallHistory
  /// If one of the two was not called and is narrowed: the call that comes closest to it.
  let closestCall: ClosestCall?

  var history: CallHistory? { calls }

  /// A small change after which the assertion passes.
  var nextStep: NextStep? {
    guard earlier.count > 0, later.count > 0,
      earlier.call(1).sequenceNumber < later.call(later.count).sequenceNumber
    else { return nil }
    return .oneCallBefore
  }
}

/// Checks that both methods were called, and that the last call of one was made before the first call of the other.
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
