/// Where the calls wait that came to one gate: who has come, and what each has been told.
///
/// The mock's behavior and the waiting calls hold the room, the test holds the gate, so the end of the gate is the moment
/// from which nobody can resume a call any more.
final class WaitingRoom: Sendable {
  /// How a call's wait ended.
  enum Ending {
    /// The test resumed it: this is to be its behavior.
    case resumed(Behavior)
    /// Its task was cancelled, or the gate was closed while it waited.
    case cancelled
    /// It has waited for as long as a call may.
    case expired(seconds: Double)
    /// Nobody held the gate when it came.
    case nobodyThere
  }

  /// Why nobody is let in any more.
  enum Closing {
    /// The test has let go of the gate.
    case abandoned
    /// The mock's behaviors were reset.
    case reset
    /// The test is over, and something that outlives it still holds the gate.
    case testIsOver
  }

  private struct State {
    /// How many calls have come.
    var arrivals = 0
    /// The calls that wait, by the number of their arrival.
    var waiting: [Int: Wait] = [:]
    /// What calls were told that have not yet heard it, or not yet come.
    var answers: [Int: Behavior] = [:]
    /// The calls that gave up, or that waited for too long.
    var gone: Set<Int> = []
    /// The tests that wait for calls to come.
    var watchers: [ObjectIdentifier: Wait] = [:]
    /// Why nobody is let in any more, if so.
    var closing: Closing?

    /// The first call that has not come and for which no answer is kept.
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
  ///   - place: Where the gate was set.
  ///   - limit: How long a call may wait, in seconds.
  init(method: @escaping @Sendable () -> String, place: SourcePlace, limit: Double = 60) {
    self.method = method
    self.place = place
    self.limit = limit
    Self.rooms.add(self)
  }

  var waitingCount: Int { state.withLock { $0.waiting.count } }

  func failure(_ reason: GateFailure.Reason, at place: SourcePlace) -> GateFailure {
    GateFailure(reason: reason, method: method(), gate: self.place, place: place)
  }
}

// MARK: - The calls

extension WaitingRoom {
  /// Waits until the test says how the call goes on.
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
  /// Has one call go on with the answer: the one with this number, else the one that waits longest, else the next.
  ///
  /// - Returns: Why there is none, if so.
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

  /// Has all calls go on that wait now.
  func resumeAll(with answer: Behavior.Answer, at place: SourcePlace) {
    let behavior = Behavior(answer, limit: nil, place: place)
    let waits = state.withLock { state in
      for number in state.waiting.keys { state.answers[number] = behavior }
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for wait in waits { wait.wakeUp() }
  }

  /// Lets nobody in any more, and ends the waits.
  ///
  /// - Returns: The answers to calls that have never come, and that calls were waiting, if so.
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

  /// Ends the waits in all rooms: the test that could have resumed the calls is over.
  ///
  /// A gate that lives on, in a property of an `XCTestCase` or in a static variable, would never tell. It may be meant for
  /// the next test as well, so its room stays open.
  static func endAllWaits() -> [GateFailure] {
    rooms.all.compactMap { $0.endWaits(.testIsOver) }
  }

  private static let rooms = WeakSet<WaitingRoom>()

  /// Ends the wait of all calls.
  ///
  /// - Returns: That there were any.
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
  /// - Returns: Whether they are; false when the time is over, or when the watching task is cancelled.
  nonisolated(nonsending) func waitForCalls(_ count: Int, within seconds: Double) async -> Bool {
    let wait = Wait()
    state.withLock { $0.watchers[ObjectIdentifier(wait)] = wait }
    defer { state.withLock { $0.watchers[ObjectIdentifier(wait)] = nil } }
    return await wait(seconds) { waitingCount >= count } == nil
  }
}
