import Dispatch

/// Where the calls wait that came to one gate: who has come, and what each has been told.
///
/// The mock's behavior and the waiting calls hold the room, the test holds the gate, so the end of the gate is the moment
/// from which nobody can resume a call any more.
final class WaitingRoom: @unchecked Sendable {
  // Sendable because every variable is touched under `RecordingLock` only. Continuations are resumed after it.

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

  private let method: String
  private let place: SourcePlace
  /// How long a call may wait, in seconds.
  private let limit: Double

  /// How many calls have come.
  private var arrivals = 0
  /// The calls that wait, by the number of their arrival; nil while one is about to be suspended.
  private var waiting: [Int: CheckedContinuation<Void, Never>?] = [:]
  /// What calls were told that have not yet heard it, or not yet come.
  private var answers: [Int: Behavior] = [:]
  /// The calls that gave up.
  private var cancelled: Set<Int> = []
  /// The calls that waited for too long.
  private var expired: Set<Int> = []
  private var watchers = ArrivalWatchers()
  /// Why nobody is let in any more, if so.
  private var closing: Closing?

  /// - Parameters:
  ///   - method: The mock and the method, for messages.
  ///   - place: Where the gate was set.
  ///   - limit: How long a call may wait, in seconds.
  init(method: String, place: SourcePlace, limit: Double = 60) {
    self.method = method
    self.place = place
    self.limit = limit
    Self.rooms.add(self)
  }

  var waitingCount: Int { RecordingLock.withLock { waiting.count } }

  func failure(_ reason: GateFailure.Reason, at place: SourcePlace) -> GateFailure {
    GateFailure(reason: reason, method: method, gate: self.place, place: place)
  }
}

// MARK: - The calls

extension WaitingRoom {
  /// Waits until the test says how the call goes on.
  nonisolated(nonsending) func wait() async -> Ending {
    let (number, satisfied) = RecordingLock.withLock { () -> (Int?, [CheckedContinuation<Bool, Never>]) in
      if closing != nil { return (nil, []) }
      arrivals += 1
      if answers[arrivals] == nil { waiting[arrivals] = .some(nil) }
      return (arrivals, watchers.takeAll(satisfiedBy: waiting.count))
    }
    for watcher in satisfied { watcher.resume(returning: true) }
    guard let number else {
      return RecordingLock.withLock { closing } == .abandoned ? .nobodyThere : .cancelled
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let mustWait = RecordingLock.withLock {
          if waiting[number] == nil { return false }
          waiting[number] = continuation
          return true
        }
        if !mustWait { return continuation.resume() }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [weak self] in self?.end(number, isExpired: true)
        }
      }
    } onCancel: {
      end(number, isExpired: false)
    }
    return RecordingLock.withLock {
      if let answer = answers.removeValue(forKey: number) { return .resumed(answer) }
      return expired.contains(number) ? .expired(seconds: limit) : .cancelled
    }
  }

  /// Ends the wait of a call that nobody has resumed.
  private func end(_ number: Int, isExpired: Bool) {
    let continuation = RecordingLock.withLock { () -> CheckedContinuation<Void, Never>? in
      guard let continuation = waiting.removeValue(forKey: number) else { return nil }
      if isExpired { expired.insert(number) } else { cancelled.insert(number) }
      return continuation
    }
    continuation?.resume()
  }
}

// MARK: - The test

extension WaitingRoom {
  /// Has one call go on with the answer: the one with this number, else the one that waits longest, else the next.
  ///
  /// - Returns: Why there is none, if so.
  func resume(_ number: Int?, with answer: Behavior.Answer, at place: SourcePlace) -> GateFailure? {
    if let number, number < 1 { return failure(.noSuchCall(number), at: place) }
    let behavior = Behavior(answer, pattern: nil, limit: nil, place: place)
    let (continuation, repeated) = RecordingLock.withLock {
      () -> (CheckedContinuation<Void, Never>?, repeated: Int?) in
      let number = number ?? waiting.keys.min() ?? nextExpected
      if let continuation = waiting.removeValue(forKey: number) {
        answers[number] = behavior
        return (continuation, nil)
      }
      if cancelled.contains(number) || expired.contains(number) { return (nil, nil) }
      if number <= arrivals || answers[number] != nil { return (nil, number) }
      answers[number] = behavior
      return (nil, nil)
    }
    continuation?.resume()
    return repeated.map { failure(.alreadyResumed($0), at: place) }
  }

  /// Has all calls go on that wait now.
  func resumeAll(with answer: Behavior.Answer, at place: SourcePlace) {
    let behavior = Behavior(answer, pattern: nil, limit: nil, place: place)
    let continuations = RecordingLock.withLock {
      for number in waiting.keys { answers[number] = behavior }
      defer { waiting = [:] }
      return waiting.values.compactMap(\.self)
    }
    for continuation in continuations { continuation.resume() }
  }

  /// Lets nobody in any more, and ends the waits.
  ///
  /// - Returns: The answers to calls that have never come, and that calls were waiting, if so.
  func close(_ closing: Closing) -> [GateFailure] {
    let unused = RecordingLock.withLock { () -> [Int: Behavior] in
      if self.closing == nil { self.closing = closing }
      let unused = answers.filter { $0.key > arrivals }
      for number in unused.keys { answers[number] = nil }
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
    let continuations = RecordingLock.withLock {
      cancelled.formUnion(waiting.keys)
      defer { waiting = [:] }
      return Array(waiting.values)
    }
    for continuation in continuations { continuation?.resume() }
    return continuations.isEmpty ? nil : failure(.forgotten(continuations.count, closing), at: place)
  }

  /// The first call that has not come and for which no answer is kept; the caller holds the lock.
  private var nextExpected: Int {
    var number = arrivals + 1
    while answers[number] != nil { number += 1 }
    return number
  }
}

// MARK: - Watching

extension WaitingRoom {
  /// Waits until `count` calls are waiting.
  ///
  /// - Returns: Whether they are; false when the time is over, or when the watching task is cancelled.
  nonisolated(nonsending) func waitForCalls(_ count: Int, within seconds: Double) async -> Bool {
    let ticket = RecordingLock.withLock { watchers.takeTicket() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isThere = RecordingLock.withLock {
          if waiting.count >= count { return true }
          watchers.add(continuation, waitingFor: count, ticket)
          return false
        }
        if isThere { return continuation.resume(returning: true) }
        // A Dispatch timer fires even while the test's own tasks keep every thread of the concurrency pool busy.
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in self?.dismissWatcher(ticket) }
        if Task.isCancelled { dismissWatcher(ticket) }
      }
    } onCancel: {
      dismissWatcher(ticket)
    }
  }

  private func dismissWatcher(_ ticket: Int) {
    RecordingLock.withLock { watchers.remove(ticket) }?.resume(returning: false)
  }
}
