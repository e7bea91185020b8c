// The closures of `perform`, in the order in which they were set.

extension MockCall {
  /// Runs them when the method can't wait.
  func perform() {
    for (behavior, body, isolation) in performances() {
      report(of: behavior) { try isolation.run { [arguments] in try body(arguments) } }
    }
  }

  /// Runs them, and waits for their actors.
  nonisolated(nonsending) func asyncPerform() async {
    for (behavior, body, isolation) in performances() {
      do {
        try await isolation.asyncRun { [arguments] in try body(arguments) }
      } catch {
        report(of: behavior) { throw error }
      }
    }
  }

  /// Takes the closures that are for this call.
  private func performances() -> [(Behavior, body: ([Any?]) throws -> Void, on: Isolation)] {
    guard let behaviors, behaviors.last?.isPerformance == true else { return [] }
    return behaviors.compactMap { behavior in
      guard case .performance(let body, let isolation) = behavior.answer else { return nil }
      if let pattern = behavior.pattern {
        // Reported when its turn comes, so that failures come in order.
        if let count = pattern.argumentCount, count != arguments.count {
          return (behavior, { _ in throw Reply.Misfit.patternCount(count) }, .anywhere)
        }
        guard pattern.accepts(arguments, returning: result) else { return nil }
      }
      return behavior.take().map { _ in (behavior, body, isolation) }
    }
  }

  /// Reports why a closure couldn't run.
  ///
  /// The closure itself throws nothing.
  private func report(of behavior: Behavior, _ run: () throws -> Void) {
    do {
      try run()
    } catch {
      let misfit = (error as? Isolation.Unreachable).map(Reply.Misfit.unreachable) ?? error as? Reply.Misfit
      guard let misfit else { return }
      let failure = StubFailure(reason: .misfit(misfit), call: fact, place: behavior.place)
      Reporter.report(failure.text, at: behavior.place)
    }
  }
}
