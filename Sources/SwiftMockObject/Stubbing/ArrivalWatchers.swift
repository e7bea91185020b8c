/// The tests that wait until so many calls are waiting in a gate.
struct ArrivalWatchers {
  private var watchers: [Int: (count: Int, continuation: CheckedContinuation<Bool, Never>)] = [:]
  private var lastTicket = 0

  /// What a watcher is known by.
  mutating func takeTicket() -> Int {
    lastTicket += 1
    return lastTicket
  }

  mutating func add(_ continuation: CheckedContinuation<Bool, Never>, waitingFor count: Int, _ ticket: Int) {
    watchers[ticket] = (count, continuation)
  }

  mutating func remove(_ ticket: Int) -> CheckedContinuation<Bool, Never>? {
    watchers.removeValue(forKey: ticket)?.continuation
  }

  /// Removes the watchers who have seen what they wait for now that `count` calls are waiting.
  mutating func takeAll(satisfiedBy count: Int) -> [CheckedContinuation<Bool, Never>] {
    if watchers.isEmpty { return [] }
    let satisfied = watchers.filter { $0.value.count <= count }
    for ticket in satisfied.keys { watchers[ticket] = nil }
    return satisfied.values.map(\.continuation)
  }
}
