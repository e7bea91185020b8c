import Dispatch
import Foundation

/// Where a closure of the test runs: on the actor that it was written for.
///
/// A stub in a `@MainActor` test is code of the main actor, even if nothing in it says so. But the code under test
/// calls the mock anywhere. So the closure is taken to its actor:
///
/// - If the call is already there, the closure is called directly.
/// - If the mock's method is async, it awaits the closure.
/// - Otherwise the closure is sent to the main queue, and this thread blocks until it is done, with a limit.
/// - The closure of another actor can't be reached without waiting; that is a failure.
struct Isolation: Sendable {
  /// Why a closure couldn't run where it belongs.
  enum Unreachable: Error, Equatable {
    /// The main actor didn't run it within this many seconds: something blocks the main thread.
    case mainActorIsBusy(seconds: Double)
    /// It belongs to another actor than the one that called it.
    case otherActor(named: String)
  }

  /// The actor that the closure belongs to; nil if it may run anywhere.
  let actor: (any Actor)?
  /// Whether a closure was set on the main actor without saying whether it belongs there.
  ///
  /// A closure that comes through a plain parameter of a helper says nothing. A `@Sendable` closure and a function of
  /// an object may run anywhere.
  private let mayBeMainActors: Bool
  /// How long to wait for the main actor, in seconds.
  private let limit: Double
  /// Whether the main actor was already waited for in vain, for a closure that may run anywhere.
  private let hasGivenUp = Locked(false)

  /// - Parameters:
  ///   - actor: The actor that the closure says it belongs to.
  ///   - origin: The actor on which it was set.
  ///   - limit: How long to wait for the main actor, in seconds.
  init(_ actor: (any Actor)?, from origin: (any Actor)? = nil, limit: Double = 10) {
    self.actor = actor
    mayBeMainActors = actor == nil && origin === MainActor.shared
    self.limit = limit
  }

  /// For closures that may run anywhere.
  static let anywhere = Isolation(nil)

  // MARK: Running

  /// Runs a closure where it belongs, when the caller can't wait.
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

  /// Runs a closure where it belongs, and awaits it.
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

/// Runs a closure somewhere else, and brings back its result.
private final class Passage<R>: @unchecked Sendable {
  // Sendable because one side runs the closure, once, and the other side reads its result after that.

  /// Who got to the closure first: the actor that runs it, or the deadline that abandons it.
  ///
  /// The closure has the arguments of the call, so it is not kept for longer than it takes.
  private enum State {
    case waiting(() throws -> R)
    case running
    case done(Result<R, any Error>)
    case abandoned
  }

  private let state: Locked<State>
  private let isOver = DispatchSemaphore(value: 0)

  init(_ body: @escaping () throws -> R) { state = Locked(.waiting(body)) }

  /// Moves from waiting to another state.
  ///
  /// - Returns: The closure, if this call changed the state. Only one side can.
  private func begin(_ next: State) -> (() throws -> R)? {
    state.withLock { state in
      guard case .waiting(let body) = state else { return nil }
      state = next
      return body
    }
  }

  /// Runs the closure, unless it was abandoned.
  private func run() {
    guard let body = begin(.running) else { return }
    let result = Result(catching: body)
    state.withLock { $0 = .done(result) }
  }

  /// The result, or why there is none.
  private func result(_ unreachable: Isolation.Unreachable) throws -> R {
    guard case .done(let result) = state.withLock({ $0 }) else { throw unreachable }
    return try result.get()
  }

  /// Runs the closure on the main actor, and blocks this thread meanwhile.
  func onMainActor(within seconds: Double) throws -> R {
    // A task inherits the task locals: the running test, and whoever captures its failures.
    Task { @MainActor in
      run()
      isOver.signal()
    }
    // Once the closure has begun, wait until it ends.
    if isOver.wait(timeout: .now() + seconds) == .timedOut, begin(.abandoned) == nil { isOver.wait() }
    return try result(.mainActorIsBusy(seconds: seconds))
  }

  /// Runs the closure on an actor, and awaits it.
  nonisolated(nonsending) func on(_ actor: any Actor, within seconds: Double) async throws -> R {
    await withCheckedContinuation { continuation in
      // Dispatch keeps the timer until its time, though it is cancelled.
      let timer = DispatchWorkItem { [weak self] in if self?.begin(.abandoned) != nil { continuation.resume() } }
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

  /// Hops to the actor.
  private func perform(on actor: isolated any Actor) { run() }
}

// MARK: - Where we are

/// Which actor this code runs on.
enum CurrentExecutor {
  private typealias IsCurrent = @convention(c) (UInt, UInt, UInt64) -> Bool

  /// The runtime's function for it.
  ///
  /// The public ways trap if the answer is no.
  private static let isCurrent: IsCurrent? = {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_isCurrentExecutorWithFlags") else {
      return nil
    }
    return unsafeBitCast(symbol, to: IsCurrent.self)
  }()

  /// Whether this code runs on the actor; false if the runtime can't tell.
  static func `is`(_ actor: any Actor) -> Bool {
    guard MemoryLayout<UnownedSerialExecutor>.size == 2 * MemoryLayout<UInt>.size, let isCurrent else { return false }
    let executor = unsafeBitCast(actor.unownedExecutor, to: (UInt, UInt).self)
    return isCurrent(executor.0, executor.1, 0)
  }
}
