/// One run of checks that a test waits for, which are run again until they pass.
///
/// What a run has found counts only if it is the last one: its failures are kept back, and so are the marks of the calls that
/// passed assertions account for, which checks of the same run do see.
final class Trial: Sendable {
  /// The run that is going on, if the test waits.
  @TaskLocal static var current: Trial?

  /// What a passed assertion has accounted for.
  fileprivate struct Mark {
    let memory: MockMemory
    let method: Int
    let generation: Int
    /// Nil for the first `count` calls.
    let indexes: [Int]?
    let count: Int
  }

  private struct State {
    var marks: [Mark] = []
    var outcome = Outcome()
  }

  /// What checks have said of themselves.
  struct Outcome {
    /// A check failed that no further call can mend.
    var hasFailedForGood = false
    /// A check passed that a further call may break.
    var mayStillFail = false
  }

  private let state = Locked(State())
  private let watch: Watch
  /// Whether what the run finds counts, and is said at once.
  private let isLast: Bool
  /// What has ended the waiting, where it was not what the checks found.
  let deadline: Deadline?

  /// Makes a run that may not be the last.
  init(_ watch: Watch) {
    self.watch = watch
    isLast = false
    deadline = nil
  }

  /// Makes the last run.
  init(last watch: Watch, deadline: Deadline?) {
    self.watch = watch
    isLast = true
    self.deadline = deadline
  }

  /// Whether the run is one of those that look at these mocks.
  func isOf(_ watch: Watch) -> Bool { self.watch === watch }

  var outcome: Outcome { state.withLock { $0.outcome } }

  /// Notes that a check of the run looks at a mock, which has the checks run again when it is called.
  static func looks(at memory: MockMemory) { current?.watch.add(memory) }

  /// Notes what a check of the run knows of its future.
  static func note(_ change: (inout Outcome) -> Void) {
    guard let current else { return }
    current.state.withLock { change(&$0.outcome) }
  }
}

// MARK: - Marks

extension Trial {
  /// Keeps back that calls were accounted for.
  ///
  /// - Returns: Whether there is a run that keeps it back.
  static func keepsMark(of memory: MockMemory, _ method: Int, _ generation: Int, indexes: [Int]?, count: Int) -> Bool {
    guard let current, !current.isLast else { return false }
    let mark = Mark(memory: memory, method: method, generation: generation, indexes: indexes, count: count)
    current.state.withLock { $0.marks.append(mark) }
    return true
  }

  /// Has the marks count that were kept back.
  func commit() {
    for mark in state.withLock({ $0.marks }) {
      mark.memory.withState { state in
        guard state.slots[mark.method].calls.generation == mark.generation else { return }
        mark.apply(to: &state.slots[mark.method].calls)
      }
    }
  }

  /// The calls with the marks of the run that is going on.
  static func marked(_ tracks: [CallTrack], of memory: MockMemory) -> [CallTrack] {
    guard let current, !current.isLast else { return tracks }
    let marks = current.state.withLock { $0.marks }.filter { $0.memory === memory }
    return tracks.enumerated().map { method, track in
      var track = track
      for mark in marks where mark.method == method && mark.generation == track.calls.generation {
        mark.apply(to: &track.calls)
      }
      return track
    }
  }
}

extension Trial.Mark {
  fileprivate func apply(to calls: inout MethodCalls) {
    if let indexes { calls.markAsserted(indexes) } else { calls.markAsserted(first: count) }
  }
}
