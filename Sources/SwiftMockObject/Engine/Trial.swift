/// One run of checks in `MOEventually`, which runs them again until they pass.
///
/// Only the last run counts. Failures of earlier runs are held back, and so are the marks on calls that passed
/// assertions account for. Checks in the same run do see its marks.
final class Trial: Sendable {
  /// The run that is in progress, if the test is waiting.
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

  /// What the checks have said about their future.
  struct Outcome {
    /// A check failed, and no further call can change that.
    var hasFailedForGood = false
    /// A check passed, and a further call may break it.
    var mayStillFail = false
  }

  private let state = Locked(State())
  private let watch: Watch
  /// Whether the findings of this run count and are reported at once.
  private let isLast: Bool
  /// What ended the wait, unless the checks did.
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

  /// Whether the run belongs to this wait.
  func isOf(_ watch: Watch) -> Bool { self.watch === watch }

  var outcome: Outcome { state.withLock { $0.outcome } }

  /// Notes that a check looks at a mock, so that the checks run again when it is called.
  static func looks(at memory: MockMemory) { current?.watch.add(memory) }

  /// Notes what a check says about its future.
  static func note(_ change: (inout Outcome) -> Void) {
    guard let current else { return }
    current.state.withLock { change(&$0.outcome) }
  }
}

// MARK: - Marks

extension Trial {
  /// Holds back a mark.
  ///
  /// - Returns: Whether there is a run that holds it back.
  static func keepsMark(of memory: MockMemory, _ method: Int, _ generation: Int, indexes: [Int]?, count: Int) -> Bool {
    guard let current, !current.isLast else { return false }
    let mark = Mark(memory: memory, method: method, generation: generation, indexes: indexes, count: count)
    current.state.withLock { $0.marks.append(mark) }
    return true
  }

  /// Applies the marks that were held back, because the run counts.
  func commit() {
    for mark in state.withLock({ $0.marks }) {
      mark.memory.withState { state in
        guard state.slots[mark.method].calls.generation == mark.generation else { return }
        mark.apply(to: &state.slots[mark.method].calls)
      }
    }
  }

  /// The calls with the marks of the run in progress.
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
  /// Marks the calls as asserted.
  fileprivate func apply(to calls: inout MethodCalls) {
    if let indexes { calls.markAsserted(indexes) } else { calls.markAsserted(first: count) }
  }
}
