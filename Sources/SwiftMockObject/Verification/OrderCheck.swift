/// How strict an order is.
enum OrderRule {
  /// Other calls may come before, between and after.
  case withGaps
  /// There are no other calls of these mocks.
  case exactly
}

/// Calls were not made in the expected order.
struct OrderFailure: CheckFailure {
  let rule: OrderRule
  let expected: [Snapshot]
  /// The call that stands for each expected one, if there is one in its place.
  let found: [RecordedCall?]
  /// The calls of all mocks in the assertion.
  let calls: CallHistory
  var deadline: Deadline?
  /// If the first missing call is narrowed: the call that comes closest to it.
  var closestCall: ClosestCall?
  /// A small change that would make the assertion pass.
  var nextStep: NextStep?

  var history: CallHistory? { calls }

  /// The position of the first expected call that isn't in its place.
  var firstMissing: Int? { found.firstIndex { $0 == nil } }
}

/// Checks the order of calls, which may be calls of several mocks.
///
/// Each expected call takes the first matching call after the previous one.
///
/// - Returns: The index, in its method's log, of the call that stands for each expected one.
func checkOrder(
  _ expected: [Snapshot], rule: OrderRule, in history: CallHistory, deadline: Deadline? = nil
) -> Verdict<[Int]> {
  let indexes = expected.indexesInOrder
  let isComplete = !indexes.contains(nil)
  if isComplete, rule == .withGaps || history.count == expected.count { return .passed(indexes.compactMap(\.self)) }
  let found = zip(expected, indexes).map { snapshot, index in index.map { snapshot.track[$0] } }
  var failure = OrderFailure(rule: rule, expected: expected, found: found, calls: history, deadline: deadline)
  failure.explain()
  return .failed(failure)
}

extension OrderFailure {
  /// Looks for the call that was meant, and for a change that would make the assertion pass.
  fileprivate mutating func explain() {
    guard let missing = firstMissing else {
      nextStep = .callsBetween
      return
    }
    let previous = found[..<missing].compactMap(\.?.sequenceNumber).max() ?? 0
    closestCall =
      expected[missing].closestCall(after: previous)
      ?? (expected[missing].count == 0 ? expected[missing].closestCall : nil)
    guard let step = closestCall?.anyArgument, case .anyArgument(_, let matchers, _) = step else { return }
    var changed = expected
    changed[missing] = changed[missing].narrowed(to: matchers)
    if changed.indexesInOrder.contains(nil) || (rule == .exactly && calls.count != expected.count) { return }
    nextStep = step
  }
}

extension [Snapshot] {
  /// The index, in its method's log, of the call that stands for each snapshot; nil if there is none in its place.
  fileprivate var indexesInOrder: [Int?] {
    var previous = 0
    return map { snapshot -> Int? in
      guard let index = snapshot.firstIndex(after: previous) else { return nil }
      previous = snapshot.track.log[index].sequenceNumber
      return index
    }
  }
}

extension Snapshot {
  /// The index of the first matching call after the one with this sequence number.
  fileprivate func firstIndex(after sequenceNumber: Int) -> Int? {
    let start = track.count(before: sequenceNumber + 1)
    guard let matches else { return start < track.log.count ? start : nil }
    return matches.first { $0 >= start }
  }
}
