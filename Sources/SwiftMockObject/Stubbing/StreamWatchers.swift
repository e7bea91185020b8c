/// The tests that wait until so many streams have been handed out, or until one of them has ended.
struct StreamWatchers {
  private var calls = ArrivalWatchers()
  private var ends: [Int: (call: Int, continuation: CheckedContinuation<Bool, Never>)] = [:]

  mutating func add(_ continuation: CheckedContinuation<Bool, Never>, waitingForCalls count: Int, _ ticket: Int) {
    calls.add(continuation, waitingFor: count, ticket)
  }

  mutating func add(_ continuation: CheckedContinuation<Bool, Never>, waitingForEndOf call: Int, _ ticket: Int) {
    ends[ticket] = (call, continuation)
  }

  mutating func remove(_ ticket: Int) -> CheckedContinuation<Bool, Never>? {
    calls.remove(ticket) ?? ends.removeValue(forKey: ticket)?.continuation
  }

  /// Removes the watchers who have seen what they wait for now that so many streams have been handed out.
  mutating func takeAll(satisfiedByCalls count: Int) -> [CheckedContinuation<Bool, Never>] {
    calls.takeAll(satisfiedBy: count)
  }

  /// Removes the watchers who have seen what they wait for now that the stream of the call has ended.
  mutating func takeAll(satisfiedByEndOf call: Int) -> [CheckedContinuation<Bool, Never>] {
    let satisfied = ends.filter { $0.value.call == call }
    for ticket in satisfied.keys { ends[ticket] = nil }
    return satisfied.values.map(\.continuation)
  }
}
