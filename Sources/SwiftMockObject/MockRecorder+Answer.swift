// From a recorded call to what the mock's method returns or throws.

extension MockRecorder {
  /// Answers a call of a method that returns nothing.
  func answer(_ call: RecordedCall, of method: Methods, _ mock: Any.Type) {
    answer(call, of: method, mock, throwing: Never.self, default: {})
  }

  /// Answers a call that has a default.
  func answer<R, E: Error>(
    _ call: RecordedCall, of method: Methods, _ mock: Any.Type, throwing: E.Type, default makeDefault: () -> R
  ) throws(E) -> R {
    try settle(reply(to: call), call, method, mock, throwing) ?? makeDefault()
  }

  /// Records and answers a call that has no default but the natural one.
  func answer<R, E: Error>(
    _ method: Methods, _ arguments: [Any?], of mock: Any.Type, throwing: E.Type, place: SourcePlace
  ) throws(E) -> R {
    if let call = record(method, arguments), let result: R = try settle(reply(to: call), call, method, mock, throwing) {
      return result
    }
    return try unstubbedResult(method, arguments, mock, throwing, place)
  }

  /// Answers a call that has a default, where the answer may have to be waited for.
  nonisolated(nonsending) func asyncAnswer<R, E: Error>(
    _ call: RecordedCall, of method: Methods, _ mock: Any.Type, throwing: E.Type, default makeDefault: () -> R
  ) async throws(E) -> R {
    try settle(await asyncReply(to: call), call, method, mock, throwing) ?? makeDefault()
  }

  /// Records and answers a call that has no default but the natural one, where the answer may have to be waited for.
  nonisolated(nonsending) func asyncAnswer<R, E: Error>(
    _ method: Methods, _ arguments: [Any?], of mock: Any.Type, throwing: E.Type, place: SourcePlace
  ) async throws(E) -> R {
    if let call = record(method, arguments),
      let result: R = try settle(await asyncReply(to: call), call, method, mock, throwing)
    {
      return result
    }
    return try unstubbedResult(method, arguments, mock, throwing, place)
  }
}

// MARK: - Running a behaviour

extension MockRecorder {
  /// What the behaviour for the call says, where nothing can wait.
  private func reply(to call: RecordedCall) -> Reply {
    guard let (behavior, use) = call.takeBehavior() else { return .unstubbed }
    return immediateReply(of: behavior, use, to: call) ?? .misfit(.cannotWait, from: behavior)
  }

  /// What the behaviour for the call says, waiting for it if need be.
  nonisolated(nonsending) private func asyncReply(to call: RecordedCall) async -> Reply {
    guard let (behavior, use) = call.takeBehavior() else { return .unstubbed }
    if let reply = immediateReply(of: behavior, use, to: call) { return reply }
    call.begin()
    do {
      switch behavior.answer {
      case .asyncClosure(let closure): return returned(try await closure(call.arguments), from: behavior, call)
      case .suspension(let gate): return returned(try await gate.pass(), from: behavior, call)
      default: return .unstubbed
      }
    } catch {
      return caught(error, from: behavior, call)
    }
  }

  /// What the behaviour says at once; nil if it has to wait.
  private func immediateReply(of behavior: Behavior, _ use: Int, to call: RecordedCall) -> Reply? {
    switch behavior.answer {
    case .value(let value): return .value(value, from: behavior)
    case .values(let values): return .value(values[min(use, values.count - 1)], from: behavior)
    case .error(let error): return caught(error, from: behavior, call)
    case .asyncClosure, .suspension: return nil
    case .closure(let closure):
      call.begin()
      do {
        return returned(try closure(call.arguments), from: behavior, call)
      } catch {
        return caught(error, from: behavior, call)
      }
    }
  }

  private func returned(_ value: Any?, from behavior: Behavior, _ call: RecordedCall) -> Reply {
    call.end()
    return .value(value, from: behavior)
  }

  private func caught(_ error: any Error, from behavior: Behavior, _ call: RecordedCall) -> Reply {
    if let misfit = error as? Reply.Misfit {
      call.end()
      return .misfit(misfit, from: behavior)
    }
    call.end(with: error)
    return .error(error, from: behavior)
  }
}

// MARK: - Giving the answer its type

extension MockRecorder {
  /// The reply as the type that the method returns, or the error that it can throw. A reply that is neither is reported
  /// as a failure of the test, at the line that set the behaviour.
  ///
  /// - Returns: The result; nil if the call has none and its default must serve.
  private func settle<R, E: Error>(
    _ reply: Reply, _ call: RecordedCall, _ method: Methods, _ mock: Any.Type, _ throwing: E.Type
  ) throws(E) -> R? {
    switch reply {
    case .unstubbed: return nil
    case .value(let value, let behavior):
      // A method that returns nothing has no use for a value, and takes none amiss.
      if let nothing = () as? R { return nothing }
      if let result = cast(value, to: R.self) { return result }
      report(.wrongResult(value, wanted: R.self), of: behavior, call, method, mock)
    case .error(let error, let behavior):
      if let error = error as? E { throw error }
      report(.wrongError(error, wanted: throwing), of: behavior, call, method, mock)
    case .misfit(let misfit, let behavior):
      report(.misfit(misfit), of: behavior, call, method, mock)
    }
    return nil
  }

  private func report(
    _ reason: StubFailure.Reason, of behavior: Behavior, _ call: RecordedCall, _ method: Methods, _ mock: Any.Type
  ) {
    let call = RenderedCall(mock: mock, method: method, arguments: call.arguments)
    Reporter.report(StubFailure(reason: reason, call: call, place: behavior.place).text, at: behavior.place)
  }

  /// The result of a call that no behaviour answers and that the mock gives no default for.
  private func unstubbedResult<R, E: Error>(
    _ method: Methods, _ arguments: [Any?], _ mock: Any.Type, _ throwing: E.Type, _ place: SourcePlace
  ) throws(E) -> R {
    if let result = naturalDefault(of: R.self) { return result }
    let call = RenderedCall(mock: mock, method: method, arguments: arguments)
    let failure = UnstubbedCall(call: call, result: R.self, place: place)
    if let error = MockError.notStubbed(call: call.text, result: "\(R.self)") as? E { throw error }
    Reporter.reportAndStop(failure.text, at: place)
  }
}
