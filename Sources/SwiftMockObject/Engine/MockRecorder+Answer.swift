// From a recorded call to what the mock's method returns or throws.

extension MockRecorder {
  /// Answers a call of a method that returns nothing.
  @usableFromInline
  func answer(_ call: PendingCall, of method: Methods, _ arguments: [Any?], _ mock: Any.Type) {
    answer(call, of: method, arguments, mock, throwing: Never.self, default: {})
  }

  /// Answers a call that has a default.
  @inlinable
  func answer<R, E: Error>(
    _ call: PendingCall, of method: Methods, _ arguments: [Any?], _ mock: Any.Type, throwing: E.Type,
    default makeDefault: () -> R
  ) throws(E) -> R {
    // Most stubs are a value of the right type, and the caller's code knows the type at compile time.
    if let constant = call.constant, let result = exactly(constant, as: R.self) { return result }
    guard let taken = call.takeBehavior(for: arguments) else { return makeDefault() }
    return try answer(with: taken, call, of: method, arguments, mock, throwing: throwing, default: makeDefault)
  }

  @usableFromInline
  func answer<R, E: Error>(
    with taken: PendingCall.TakenBehavior, _ call: PendingCall, of method: Methods, _ arguments: [Any?],
    _ mock: Any.Type, throwing: E.Type, default makeDefault: () -> R
  ) throws(E) -> R {
    try settle(reply(of: taken, to: call, arguments), call, method, arguments, mock, throwing) ?? makeDefault()
  }

  /// Records and answers a call that has no default but the natural one.
  func answer<R, E: Error>(
    _ method: Methods, _ arguments: [Any?], of mock: Any.Type, throwing: E.Type, place: SourcePlace
  ) throws(E) -> R {
    if let call = record(method, arguments, mock),
      let result: R = try settle(reply(to: call, arguments), call, method, arguments, mock, throwing)
    {
      return result
    }
    return try unstubbedResult(method, arguments, mock, throwing, place)
  }

  /// Answers a call that has a default, where the answer may have to be waited for.
  nonisolated(nonsending) func asyncAnswer<R, E: Error>(
    _ call: PendingCall, of method: Methods, _ arguments: [Any?], _ mock: Any.Type, throwing: E.Type,
    default makeDefault: () -> R
  ) async throws(E) -> R {
    try settle(await asyncReply(to: call, arguments), call, method, arguments, mock, throwing) ?? makeDefault()
  }

  /// Records and answers a call that has no default but the natural one, where the answer may have to be waited for.
  nonisolated(nonsending) func asyncAnswer<R, E: Error>(
    _ method: Methods, _ arguments: [Any?], of mock: Any.Type, throwing: E.Type, place: SourcePlace
  ) async throws(E) -> R {
    if let call = record(method, arguments, mock),
      let result: R = try settle(await asyncReply(to: call, arguments), call, method, arguments, mock, throwing)
    {
      return result
    }
    return try unstubbedResult(method, arguments, mock, throwing, place)
  }
}

// MARK: - Running a behavior

extension MockRecorder {
  /// What the behavior for the call says, where nothing can wait.
  private func reply(to call: PendingCall, _ arguments: [Any?]) -> Reply {
    guard let taken = call.takeBehavior(for: arguments) else { return .unstubbed }
    return reply(of: taken, to: call, arguments)
  }

  private func reply(of taken: PendingCall.TakenBehavior, to call: PendingCall, _ arguments: [Any?]) -> Reply {
    if let reply = immediateReply(of: taken, to: call, arguments) { return reply }
    if case .suspension = taken.behavior.answer { return .misfit(.cannotSuspend, from: taken.behavior) }
    return .misfit(.cannotWait, from: taken.behavior)
  }

  /// What the behavior for the call says, waiting for it if need be.
  nonisolated(nonsending) private func asyncReply(to call: PendingCall, _ arguments: [Any?]) async -> Reply {
    guard let taken = call.takeBehavior(for: arguments) else { return .unstubbed }
    if let reply = immediateReply(of: taken, to: call, arguments) { return reply }
    let behavior = taken.behavior
    call.begin(mayWait: true)
    switch behavior.answer {
    case .asyncClosure(let closure):
      do {
        return .value(try await closure(arguments), from: behavior)
      } catch {
        return caught(error, from: behavior)
      }
    case .suspension(let room):
      switch await room.wait() {
      case .resumed(let answer):
        call.end()
        return immediateReply(of: .init(behavior: answer, use: 0), to: call, arguments) ?? .cancelled
      case .cancelled: return .cancelled
      case .expired(let seconds): return .misfit(.waitedTooLong(seconds: seconds), from: behavior)
      case .nobodyThere: return .misfit(.gateIsGone, from: behavior)
      }
    case .value, .values, .error, .closure: return .unstubbed
    }
  }

  /// What the behavior says at once; nil if it has to wait.
  private func immediateReply(
    of taken: PendingCall.TakenBehavior, to call: PendingCall, _ arguments: [Any?]
  ) -> Reply? {
    let behavior = taken.behavior
    if let misfit = taken.misfit { return .misfit(misfit, from: behavior) }
    switch behavior.answer {
    case .value(let value): return .value(value, from: behavior)
    case .values(let values): return .value(values[min(taken.use, values.count - 1)], from: behavior)
    case .error(let error): return .error(error, from: behavior)
    case .asyncClosure, .suspension: return nil
    case .closure(let closure):
      call.begin()
      do {
        return .value(try closure(arguments), from: behavior)
      } catch {
        return caught(error, from: behavior)
      }
    }
  }

  private func caught(_ error: any Error, from behavior: Behavior) -> Reply {
    (error as? Reply.Misfit).map { .misfit($0, from: behavior) } ?? .error(error, from: behavior)
  }
}

// MARK: - Giving the answer its type

extension MockRecorder {
  /// The reply as the type that the method returns, or the error that it can throw.
  ///
  /// A reply that is neither is reported as a failure of the test, at the line that set the behavior.
  ///
  /// - Returns: The result; nil if the call has none and its default must serve.
  private func settle<R, E: Error>(
    _ reply: Reply, _ call: PendingCall, _ method: Methods, _ arguments: [Any?], _ mock: Any.Type, _ throwing: E.Type
  ) throws(E) -> R? {
    func report(_ reason: StubFailure.Reason, of behavior: Behavior) {
      call.end()
      let call = Call(mock: mock, method: method, arguments: arguments)
      Reporter.report(StubFailure(reason: reason, call: call, place: behavior.place).text, at: behavior.place)
    }
    switch reply {
    case .unstubbed: return nil
    case .value(let value, let behavior):
      // A method that returns nothing has no use for a value, and takes none amiss.
      let result = R.self == Void.self ? () as? R : cast(value, to: R.self)
      guard let result else {
        report(.wrongResult(value, wanted: R.self), of: behavior)
        return nil
      }
      if behavior.runs { call.end() }
      return result
    case .error(let error, let behavior):
      guard let error = error as? E else {
        report(.wrongError(error, wanted: throwing), of: behavior)
        return nil
      }
      call.end(with: error)
      throw error
    case .misfit(let misfit, let behavior):
      report(.misfit(misfit), of: behavior)
    case .cancelled:
      let error = CancellationError() as? E
      call.end(with: error)
      if let error { throw error }
    }
    return nil
  }

  /// The result of a call that no behavior answers and that the mock gives no default for.
  private func unstubbedResult<R, E: Error>(
    _ method: Methods, _ arguments: [Any?], _ mock: Any.Type, _ throwing: E.Type, _ place: SourcePlace
  ) throws(E) -> R {
    if let result = naturalDefault(of: R.self, overrides: naturalDefaults) { return result }
    let call = Call(mock: mock, method: method, arguments: arguments)
    let misses = behaviors(of: method).reversed().map { UnstubbedCall.Miss($0, arguments) }
    let failure = UnstubbedCall(call: call, result: R.self, place: place, misses: misses)
    if let error = failure.error as? E { throw error }
    Reporter.reportAndStop(failure.text, at: place)
  }
}
