/// How often a method is to be called.
struct ExpectedCount: Equatable {
  let minimum: Int
  /// Nil if there is none.
  let maximum: Int?

  init(_ count: Int) {
    minimum = count
    maximum = count
  }

  init(_ range: some RangeExpression<Int>) {
    if let closed = range as? ClosedRange<Int> {
      minimum = closed.lowerBound
      maximum = closed.upperBound
    } else {
      let bounds = range.relative(to: 0..<Int.max)
      minimum = bounds.lowerBound
      maximum = bounds.upperBound == Int.max ? nil : bounds.upperBound - 1
    }
  }

  /// Whether there is a number of calls that it allows.
  var isPossible: Bool { maximum.map { $0 >= max(0, minimum) } ?? true }

  func allows(_ count: Int) -> Bool {
    count >= minimum && maximum.map { count <= $0 } ?? true
  }
}

/// The fact that a method was called too often or too rarely.
struct CountFailure: CheckFailure {
  let snapshot: Snapshot
  let expected: ExpectedCount
  /// How long was waited for the calls; nil if the assertion does not wait.
  var deadline: Deadline?

  var history: CallHistory? { snapshot.history }
}

extension Snapshot {
  /// Checks how often the calls were made.
  func checkCount(_ expected: ExpectedCount, deadline: Deadline? = nil) -> CountFailure? {
    expected.allows(count) ? nil : CountFailure(snapshot: self, expected: expected, deadline: deadline)
  }
}
