/// How strictly an order is meant.
enum OrderRule {
  /// Other calls may come before, between and after.
  case withGaps
  /// There are no other calls.
  case exactly
}

/// The fact that calls were not made in the order that was expected.
struct OrderFailure: CheckFailure {
  let rule: OrderRule
  let expected: [Snapshot]
  /// The call that stands for each expected one, where there is one in its place.
  let found: [RecordedCall?]
  /// The calls of all mocks that are involved.
  let calls: CallHistory
  var deadline: Deadline?

  var history: CallHistory? { calls }
}

/// Checks the order of calls, which may be calls of several mocks.
///
/// - Returns: The index, in its method's log, of the call that stands for each expected one.
func checkOrder(
  _ expected: [Snapshot], rule: OrderRule, in history: CallHistory, deadline: Deadline? = nil
) -> Verdict<[Int]> {
  var previous = 0
  let indexes = expected.map { snapshot -> Int? in
    guard let index = snapshot.firstIndex(after: previous) else { return nil }
    previous = snapshot.track.log[index].sequenceNumber
    return index
  }
  let isComplete = !indexes.contains(nil)
  if isComplete, rule == .withGaps || history.count == expected.count { return .passed(indexes.compactMap(\.self)) }
  let found = zip(expected, indexes).map { snapshot, index in index.map { snapshot.track[$0] } }
  return .failed(OrderFailure(rule: rule, expected: expected, found: found, calls: history, deadline: deadline))
}

extension Snapshot {
  /// The index of the first matching call that was made after the one with this sequence number.
  fileprivate func firstIndex(after sequenceNumber: Int) -> Int? {
    let start = track.count(before: sequenceNumber + 1)
    guard let matches else { return start < track.log.count ? start : nil }
    return matches.first { $0 >= start }
  }
}
