import Dispatch
import Foundation

/// Where a closure of the test runs: on the actor that it was written for.
///
/// A stub that is written in a `@MainActor` test is code of the main actor, though nothing in it says so. The code under test
/// calls the mock wherever it likes, so the closure is taken to its actor: there already, it is called; else a method that can
/// wait waits for it, and one that can't hands it to the main queue, for as long as a test may be patient. Another actor's
/// closure can't be reached without waiting.
struct Isolation: Sendable {
  /// Why a closure could not be run where it belongs.
  enum Unreachable: Error, Equatable {
    /// The main actor has not come to it within so many seconds: something keeps the main thread.
    case mainActorIsBusy(seconds: Double)
    /// It belongs to another actor than the one that it was called on.
    case otherActor(named: String)
  }

  /// The actor that the closure says it belongs to; nil for one that says it may run anywhere.
  let actor: (any Actor)?
  /// Whether it was handed over on the main actor without saying that it belongs there: a literal that came through a
  /// helper's plain parameter does not say, and a `@Sendable` one or a function of an object may run anywhere.
  private let mayBeMainActors: Bool
  /// How long the main actor is waited for, in seconds.
  private let limit: Double
  /// Whether the main actor was once waited for in vain by a closure that may run anywhere.
  private let hasGivenUp = Locked(false)

  /// - Parameters:
  ///   - actor: The actor that the closure says it belongs to.
  ///   - origin: Where it was handed over.
  init(_ actor: (any Actor)?, from origin: (any Actor)? = nil, limit: Double = 10) {
    self.actor = actor
    mayBeMainActors = actor == nil && origin === MainActor.shared
    self.limit = limit
  }

  /// Runs anywhere.
  static let anywhere = Isolation(nil)

  // MARK: Running

  /// Runs what belongs there, where nothing can wait.
  ///
  /// - Throws: What `body` throws, or ``Unreachable``.
  func run<R>(_ body: @escaping () throws -> R) throws -> R {
    if actor === MainActor.shared {
      if MainQueue.isCurrent { return try body() }
      return try Passage(body).onMainActor(within: limit)
    }
    if let actor {
      guard CurrentExecutor.is(actor) else { throw Unreachable.otherActor(named: "\(type(of: actor))") }
      return try body()
    }
    guard mayBeMainActors, !MainQueue.isCurrent, !hasGivenUp.withLock({ $0 }) else { return try body() }
    do {
      return try Passage(body).onMainActor(within: min(limit, 0.5))
    } catch Unreachable.mainActorIsBusy {
      hasGivenUp.withLock { $0 = true }
      return try body()
    }
  }

  /// Runs what belongs there, and waits for it.
  ///
  /// - Throws: What `body` throws, or ``Unreachable``.
  nonisolated(nonsending) func asyncRun<R>(
    _ body: @escaping () throws -> R, from caller: (any Actor)? = #isolation
  ) async throws -> R {
    guard let actor, actor !== caller, !(actor === MainActor.shared && MainQueue.isCurrent) else {
      return try run(body)
    }
    return try await Passage(body).on(actor, within: limit)
  }
}

// MARK: - The way there

/// What runs a closure somewhere else, and brings back what came of it.
private final class Passage<R>: @unchecked Sendable {
  // Sendable because the closure is run by one side, once, and what came of it is read after that by the other.

  private enum State {
    case waiting
    case running
    case done(Result<R, any Error>)
    case abandoned
  }

  private let body: () throws -> R
  private let state = Locked(State.waiting)
  private let isOver = DispatchSemaphore(value: 0)

  init(_ body: @escaping () throws -> R) { self.body = body }

  /// - Returns: Whether it is this call that has changed the state.
  private func begin(_ next: State) -> Bool {
    state.withLock { state in
      guard case .waiting = state else { return false }
      state = next
      return true
    }
  }

  private func run() {
    guard begin(.running) else { return }
    let result = Result(catching: body)
    state.withLock { $0 = .done(result) }
  }

  private func result(_ unreachable: Isolation.Unreachable) throws -> R {
    guard case .done(let result) = state.withLock({ $0 }) else { throw unreachable }
    return try result.get()
  }

  /// Runs it on the main actor, and blocks this thread meanwhile.
  func onMainActor(within seconds: Double) throws -> R {
    // A task of this one's locals: the test that is running, and what catches its failures.
    Task { @MainActor in
      run()
      isOver.signal()
    }
    // Once it has begun, it is waited for to its end.
    if isOver.wait(timeout: .now() + seconds) == .timedOut, !begin(.abandoned) { isOver.wait() }
    return try result(.mainActorIsBusy(seconds: seconds))
  }

  /// Runs it on the actor.
  nonisolated(nonsending) func on(_ actor: any Actor, within seconds: Double) async throws -> R {
    await withCheckedContinuation { continuation in
      let timer = DispatchWorkItem { [self] in if begin(.abandoned) { continuation.resume() } }
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: timer)
      Task {
        await perform(on: actor)
        timer.cancel()
        if case .done = state.withLock({ $0 }) { continuation.resume() }
      }
    }
    return try result(
      actor === MainActor.shared
        ? .mainActorIsBusy(seconds: seconds) : .otherActor(named: "\(type(of: actor))"))
  }

  private func perform(on actor: isolated any Actor) { run() }
}

// MARK: - Where we are

/// Which actor's turn it is on this thread.
enum CurrentExecutor {
  private typealias IsCurrent = @convention(c) (UInt, UInt, UInt64) -> Bool

  /// The runtime has no public way to ask without stopping the process where the answer is no.
  private static let isCurrent: IsCurrent? = {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_isCurrentExecutorWithFlags") else {
      return nil
    }
    return unsafeBitCast(symbol, to: IsCurrent.self)
  }()

  /// Whether this code runs on the actor; false where that can't be found out.
  static func `is`(_ actor: any Actor) -> Bool {
    guard MemoryLayout<UnownedSerialExecutor>.size == 2 * MemoryLayout<UInt>.size, let isCurrent else { return false }
    let executor = unsafeBitCast(actor.unownedExecutor, to: (UInt, UInt).self)
    return isCurrent(executor.0, executor.1, 0)
  }
}
