extension MockCall {
  /// Runs what the test has set to run beside the answer, in the order in which it was set.
  func perform() {
    guard let behaviors, behaviors.last?.isPerformance == true else { return }
    for behavior in behaviors {
      guard case .performance(let body, let isolation) = behavior.answer else { continue }
      if let pattern = behavior.pattern {
        if pattern.matchers.count != arguments.count {
          report(.patternCount(pattern.matchers.count), of: behavior)
          continue
        }
        guard pattern.accepts(arguments) else { continue }
      }
      guard behavior.take() != nil else { continue }
      do {
        try isolation.run { [arguments] in try body(arguments) }
      } catch {
        // The arguments of a typed closure can be wrong, and its actor out of reach; the closure itself does not throw.
        if let misfit = error as? Reply.Misfit { report(misfit, of: behavior) }
        if let unreachable = error as? Isolation.Unreachable { report(.unreachable(unreachable), of: behavior) }
      }
    }
  }

  private func report(_ misfit: Reply.Misfit, of behavior: Behavior) {
    let failure = StubFailure(reason: .misfit(misfit), call: fact, place: behavior.place)
    Reporter.report(failure.text, at: behavior.place)
  }
}
