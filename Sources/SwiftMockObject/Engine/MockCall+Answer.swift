// From a recorded call to what the mock's method returns or throws.

/// The line of a mock that a call came through.
///
/// Messages say where to add a `defaultReturn`.
@usableFromInline
struct MockLine {
  @usableFromInline let file: StaticString
  @usableFromInline let number: UInt

  @inlinable
  init(_ file: StaticString, _ number: UInt) {
    self.file = file
    self.number = number
  }

  /// For methods that return nothing, which never need it.
  @inlinable static var unknown: MockLine { MockLine("", 0) }

  var place: SourcePlace { SourcePlace(file, file, number, 1) }
}

/// What a stub says to a call, for the lines of mocks.
@usableFromInline
struct StubReply {
  let reply: Reply
}

extension MockCall {
  /// What the method returns or throws: the stub's answer, then `defaultReturn`, then the natural default.
  ///
  /// - Parameters:
  ///   - throwing: The type of error that the method throws; `Never` if it can't throw.
  ///   - line: The line of the mock.
  ///   - makeDefault: The `defaultReturn`. If it was left out, it throws ``NoDefaultReturn``.
  @inlinable
  func answer<R, E: Error, D: Error>(
    throwing: E.Type, line: MockLine = .unknown, default makeDefault: () throws(D) -> R
  ) throws(E) -> R {
    var isSettled = false
    if let behaviors {
      // Most stubs are a value of the right type, and the caller's code knows the type at compile time.
      if let newest = behaviors.last, let constant = newest.constant, let result = exactly(constant, as: R.self) {
        newest.takeConstant()
        return result
      }
      if let stub = stubReply(), let result: R = try settle(stub, throwing, &isSettled) { return result }
    }
    do throws(D) {
      let result = try makeDefault()
      return R.self == Void.self || !isExplained ? result : noted(byDefault: result)
    } catch {
      return try answer(without: error, throwing, line, isSettled)
    }
  }

  /// The same for async methods.
  nonisolated(nonsending) func asyncAnswer<R, E: Error, D: Error>(
    throwing: E.Type, line: MockLine = .unknown, default makeDefault: nonisolated(nonsending) () async throws(D) -> R
  ) async throws(E) -> R {
    var isSettled = false
    if behaviors != nil {
      if let result: R = try settle(await asyncReply(), throwing, &isSettled, canWait: true) { return result }
      if !isSettled { reportIfStrict() }
    }
    do throws(D) {
      let result = try await makeDefault()
      return R.self == Void.self || !isExplained ? result : noted(byDefault: result)
    } catch {
      return try answer(without: error, throwing, line, isSettled)
    }
  }

  /// What the stub for the call says; nil if there is none, which a strict test hears.
  ///
  /// It knows nothing of the type that the method returns, which would cost more than all the rest.
  @usableFromInline
  func stubReply() -> StubReply? {
    let reply = reply()
    if case .unstubbed = reply {
      reportIfStrict()
      return nil
    }
    return StubReply(reply: reply)
  }

  /// The reply as the type that the method returns.
  ///
  /// - Returns: Nil if the default has to answer.
  @usableFromInline
  func settle<R, E: Error>(_ stub: StubReply, _ throwing: E.Type, _ isSettled: inout Bool) throws(E) -> R? {
    try settle(stub.reply, throwing, &isSettled)
  }

  /// What the method returns or throws if its default threw, or was left out.
  @usableFromInline
  func answer<R, E: Error>(
    without error: any Error, _ throwing: E.Type, _ line: MockLine, _ isSettled: Bool
  ) throws(E) -> R {
    if error is NoDefaultReturn { return try unstubbedResult(throwing, line, isSettled: isSettled) }
    throw noted(typed(error, line))
  }

  /// Notes that the call ended with an error, and returns the error.
  private func noted<E: Error>(_ error: E) -> E {
    end(with: error)
    return error
  }

  /// The error of a `defaultReturn`, as the type of error that the method throws.
  ///
  /// The compiler can't check a `defaultReturn` for that type. An error of another type is reported. Then the natural
  /// default of the right type is thrown or, without one, the process stops.
  private func typed<E: Error>(_ error: any Error, _ line: MockLine) -> E {
    if let error = error as? E { return error }
    let failure = WrongDefaultError(call: fact, error: error, wanted: E.self)
    guard let other = naturalDefault(of: E.self, overrides: memory.defaults) else {
      Reporter.reportAndStop(failure.text, at: line.place)
    }
    Reporter.report(failure.text, at: line.place)
    return other
  }
}

// MARK: - Running a behavior

extension MockCall {
  /// What the stub for the call says, if the method can't wait.
  private func reply() -> Reply {
    perform()
    guard let taken = takeBehavior() else { return .unstubbed }
    if let reply = immediateReply(of: taken) { return reply }
    if case .suspension = taken.behavior.answer { return .misfit(.cannotSuspend, from: taken.behavior) }
    return .misfit(.cannotWait, from: taken.behavior)
  }

  /// What the stub for the call says, after waiting for it if necessary.
  nonisolated(nonsending) private func asyncReply() async -> Reply {
    await asyncPerform()
    guard let taken = takeBehavior() else { return .unstubbed }
    let behavior = taken.behavior
    if case .closure(_, let isolation) = behavior.answer, isolation.actor != nil, taken.misfit == nil {
      begin(mayWait: true)
    } else if let reply = immediateReply(of: taken) {
      return reply
    } else {
      begin(mayWait: true)
    }
    switch behavior.answer {
    case .closure(let closure, let isolation):
      do {
        return .value(try await isolation.asyncRun { [arguments] in try closure(arguments) }, from: behavior)
      } catch {
        return caught(error, from: behavior)
      }
    case .asyncClosure(let closure):
      do {
        return .value(try await closure(arguments), from: behavior)
      } catch {
        return caught(error, from: behavior)
      }
    case .suspension(let room):
      switch await room.wait() {
      case .resumed(let answer):
        end()
        return immediateReply(of: TakenBehavior(behavior: answer, use: 0)) ?? .cancelled
      case .cancelled: return .cancelled
      case .expired(let seconds): return .misfit(.waitedTooLong(seconds: seconds), from: behavior)
      case .nobodyThere: return .misfit(.gateIsGone, from: behavior)
      }
    case .value, .results, .error, .performance: return .unstubbed
    }
  }

  /// What the stub says at once; nil if it has to wait.
  private func immediateReply(of taken: TakenBehavior) -> Reply? {
    let behavior = taken.behavior
    if let misfit = taken.misfit { return .misfit(misfit, from: behavior) }
    switch behavior.answer {
    case .value(let value): return .value(value, from: behavior)
    case .results(let results):
      switch results[min(taken.use, results.count - 1)] {
      case .success(let value): return .value(value, from: behavior)
      case .failure(let error): return .error(error, from: behavior)
      }
    case .error(let error): return .error(error, from: behavior)
    case .asyncClosure, .suspension, .performance: return nil
    case .closure(let closure, let isolation):
      begin()
      do {
        return .value(try isolation.run { [arguments] in try closure(arguments) }, from: behavior)
      } catch {
        return caught(error, from: behavior)
      }
    }
  }

  /// Turns what a stub's closure threw into a reply: an error of the test's, or a reason why the closure couldn't
  /// run.
  private func caught(_ error: any Error, from behavior: Behavior) -> Reply {
    switch error {
    case let misfit as Reply.Misfit: .misfit(misfit, from: behavior)
    case let unreachable as Isolation.Unreachable: .misfit(.unreachable(unreachable), from: behavior)
    default: .error(error, from: behavior)
    }
  }
}

// MARK: - Giving the answer its type

extension MockCall {
  /// Gives a reply the type that the method returns, or throws the error if the method can throw it.
  ///
  /// A reply that is neither is a failure at the line that set the stub.
  ///
  /// - Parameter isSettled: Becomes whether there was a stub for the call, so that a strict test isn't told that there was
  ///   none.
  /// - Returns: The result; nil if the default has to answer.
  private func settle<R, E: Error>(
    _ reply: Reply, _ throwing: E.Type, _ isSettled: inout Bool, canWait: Bool = false
  ) throws(E) -> R? {
    func report(_ reason: StubFailure.Reason, of behavior: Behavior) {
      end()
      Reporter.report(StubFailure(reason: reason, call: fact, place: behavior.place).text, at: behavior.place)
    }
    isSettled = true
    switch reply {
    case .unstubbed: isSettled = false
    case .value(let value, let behavior):
      // A method that returns nothing ignores the value of its stub.
      let result = R.self == Void.self ? () as? R : cast(value, to: R.self)
      guard let result else {
        report(.wrongResult(value, wanted: R.self), of: behavior)
        return nil
      }
      if R.self is AnyClass, let result = result as? any GivenOnce, !result.claim() {
        report(.misfit(.givenAway), of: behavior)
        return nil
      }
      if behavior.runs {
        if let result = CallResult(keeping: result) { memory.note(result, byDefault: false, of: position) }
        end()
      }
      return result
    case .error(let error, let behavior):
      guard let error = error as? E else {
        report(.wrongError(error, wanted: throwing, canWait: canWait), of: behavior)
        return nil
      }
      throw noted(error)
    case .misfit(let misfit, let behavior):
      report(.misfit(misfit), of: behavior)
    case .cancelled:
      if let error = CancellationError() as? E { throw noted(error) }
      end()
    }
    return nil
  }

  /// Whether the method returns the result of a closure that it should run, like `withLock { }`.
  ///
  /// Any other value would be a wrong one that nobody notices.
  private func isResultOfClosure(_ type: Any.Type) -> Bool {
    type != Void.self && arguments.contains { ($0 as? any LentClosure)?.result == type }
  }

  /// The result of a call without a stub and without a `defaultReturn`.
  private func unstubbedResult<R, E: Error>(
    _ throwing: E.Type, _ line: MockLine, isSettled: Bool
  ) throws(E) -> R {
    let defaults = memory.defaults
    let isResultOfClosure = isResultOfClosure(R.self)
    if !isResultOfClosure, let result = naturalDefault(of: R.self, overrides: defaults) {
      return isExplained ? noted(byDefault: result) : result
    }
    let failure = UnstubbedCall(
      call: fact, result: R.self, isResultOfClosure: isResultOfClosure, place: line.place, misses: stubMisses)
    if let error = failure.error as? E { throw noted(error) }
    // With another error the test can run to its end. Without any, the process ends.
    if E.self != Never.self, let error = naturalDefault(of: E.self, overrides: defaults) {
      if !isSettled, memory.strictness == nil { Reporter.report(failure.text, at: line.place) }
      throw noted(error)
    }
    Reporter.reportAndStop(failure.text, at: line.place)
  }
}
