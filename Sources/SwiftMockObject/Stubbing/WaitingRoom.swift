/// Where the calls of one gate wait: who has arrived, and what each was told.
///
/// The stub and the waiting calls hold the room; only the test holds the gate. So the end of the gate is the moment
/// after which nobody can resume a call anymore.
final class WaitingRoom: Sendable {
  /// How the wait of a call ended.
  enum Ending {
    /// The test resumed it, with this stub as its answer.
    case resumed(Behavior)
    /// Its task was cancelled, or the gate was closed while it waited.
    case cancelled
    /// It waited for as long as a call may.
    case expired(seconds: Double)
    /// Nobody held the gate when it arrived.
    case nobodyThere
  }

  /// Why no call is let in anymore.
  enum Closing {
    /// The test has let go of the gate.
    case abandoned
    /// The mock's stubs were reset.
    case reset
    /// The test is over, and something that outlives it still holds the gate.
    case testIsOver
  }

  private struct State {
    /// How many calls have arrived.
    var arrivals = 0
    /// The calls that wait, by their number.
    var waiting: [Int: Wait] = [:]
    /// Answers for calls that haven't read them yet, or haven't arrived yet.
    var answers: [Int: Behavior] = [:]
    /// The calls that gave up, or waited for too long.
    var gone: Set<Int> = []
    /// The tests that wait for calls to arrive.
    var watchers: [ObjectIdentifier: Wait] = [:]
    /// Why no call is let in anymore; nil if calls are.
    var closing: Closing?

    /// The first call that hasn't arrived and has no answer yet.
    var nextExpected: Int {
      var number = arrivals + 1
      while answers[number] != nil { number += 1 }
      return number
    }
  }

  private let state = Locked(State())
  private let method: @Sendable () -> String
  private let place: SourcePlace
  /// How long a call may wait, in seconds.
  private let limit: Double

  /// - Parameters:
  ///   - method: The mock and the method, for messages.
  ///   - place: The line that set the gate.
  ///   - limit: How long a call may wait, in seconds.
  init(method: @escaping @Sendable () -> String, place: SourcePlace, limit: Double = 60) {
    self.method = method
    self.place = place
    self.limit = limit
    Self.rooms.add(self)
  }

  /// How many calls are waiting now.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// A failure of this gate.
  func failure(_ reason: GateFailure.Reason, at place: SourcePlace) -> GateFailure {
    GateFailure(reason: reason, method: method(), gate: self.place, place: place)
  }
}

// MARK: - The calls

extension WaitingRoom {
  /// Makes a call wait until the test resumes it.
  nonisolated(nonsending) func wait() async -> Ending {
    let wait = Wait()
    let (number, closing, watchers) = state.withLock { state -> (Int, Closing?, [Wait]) in
      if let closing = state.closing { return (0, closing, []) }
      state.arrivals += 1
      if state.answers[state.arrivals] == nil { state.waiting[state.arrivals] = wait }
      return (state.arrivals, nil, Array(state.watchers.values))
    }
    if let closing { return closing == .abandoned ? .nobodyThere : .cancelled }
    for watcher in watchers { watcher.wakeUp() }
    let deadline = await wait(limit) { state.withLock { $0.waiting[number] == nil } }
    return state.withLock { state in
      if let answer = state.answers.removeValue(forKey: number) { return .resumed(answer) }
      state.waiting[number] = nil
      state.gone.insert(number)
      if case .passed(let seconds) = deadline { return .expired(seconds: seconds) }
      return .cancelled
    }
  }
}

// MARK: - The test

extension WaitingRoom {
  /// Resumes one call: the one with this number, or the one that has waited longest, or the next one.
  ///
  /// - Returns: A failure if the call can't be resumed.
  func resume(_ number: Int?, with answer: Behavior.Answer, at place: SourcePlace) -> GateFailure? {
    if let number, number < 1 { return failure(.noSuchCall(number), at: place) }
    let behavior = Behavior(answer, limit: nil, place: place)
    let (wait, repeated) = state.withLock { state -> (Wait?, repeated: Int?) in
      let number = number ?? state.waiting.keys.min() ?? state.nextExpected
      if let wait = state.waiting.removeValue(forKey: number) {
        state.answers[number] = behavior
        return (wait, nil)
      }
      if state.gone.contains(number) { return (nil, nil) }
      if number <= state.arrivals || state.answers[number] != nil { return (nil, number) }
      state.answers[number] = behavior
      return (nil, nil)
    }
    wait?.wakeUp()
    return repeated.map { failure(.alreadyResumed($0), at: place) }
  }

  /// Resumes all calls that are waiting now.
  func resumeAll(with answer: Behavior.Answer, at place: SourcePlace) {
    let behavior = Behavior(answer, limit: nil, place: place)
    let waits = state.withLock { state in
      for number in state.waiting.keys { state.answers[number] = behavior }
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for wait in waits { wait.wakeUp() }
  }

  /// Closes the room, and ends the waits.
  ///
  /// - Returns: A failure for each answer whose call never arrived, and one if calls were waiting.
  func close(_ closing: Closing) -> [GateFailure] {
    let unused = state.withLock { state -> [Int: Behavior] in
      if state.closing == nil { state.closing = closing }
      let unused = state.answers.filter { $0.key > state.arrivals }
      for number in unused.keys { state.answers[number] = nil }
      return unused
    }
    let failures = unused.sorted { $0.key < $1.key }.map { failure(.neverCame($0.key), at: $0.value.place) }
    return failures + (endWaits(closing).map { [$0] } ?? [])
  }

  /// Ends the waits in all rooms, because the test that could have resumed the calls is over.
  ///
  /// A gate that lives on, in a property of an `XCTestCase` or a static variable, would never report anything. The
  /// next test may use it, so its room stays open.
  static func endAllWaits() -> [GateFailure] {
    rooms.all.compactMap { $0.endWaits(.testIsOver) }
  }

  private static let rooms = WeakSet<WaitingRoom>()

  /// Ends the waits of all calls.
  ///
  /// - Returns: A failure if there were any.
  func endWaits(_ closing: Closing) -> GateFailure? {
    let waits = state.withLock { state in
      state.gone.formUnion(state.waiting.keys)
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for wait in waits { wait.wakeUp() }
    return waits.isEmpty ? nil : failure(.forgotten(waits.count, closing), at: place)
  }

  /// Waits until `count` calls are waiting.
  ///
  /// - Returns: True if they are; false when the time is over, or when the waiting task is cancelled.
  nonisolated(nonsending) func waitForCalls(_ count: Int, within seconds: Double) async -> Bool {
    let wait = Wait()
    state.withLock { $0.watchers[ObjectIdentifier(wait)] = wait }
    defer { state.withLock { $0.watchers[ObjectIdentifier(wait)] = nil } }
    return await wait(seconds) { waitingCount >= count } == nil
  }
}
