extension MethodReference {
  /// The reference's calls as they are now: what a check looks at.
  ///
  /// It also tells a running `MOEventually` which mock it depends on.
  func snapshot() -> Snapshot {
    Trial.looks(at: recorder.memory)
    return snapshot(in: recorder.memory.history)
  }

  /// The calls that it means, as they are in a history of its mock.
  func snapshot(in history: CallHistory) -> Snapshot {
    let mock = history.mocks[0]
    return Snapshot(
      mock: mock, method: AnyHashable(method), pattern: pattern, history: history,
      isAsync: mock.type is any Actor.Type || recorder.behaviors(of: method).contains(where: \.isAsync))
  }

  /// Marks all calls of the snapshot as asserted, for `MOAssertNoOtherCalls` and strict tests.
  func markAsserted(_ snapshot: Snapshot) {
    markAsserted(snapshot.matches ?? Array(0..<snapshot.count), in: snapshot)
  }

  /// Marks some calls of the snapshot as asserted.
  ///
  /// - Parameters:
  ///   - indexes: Their indexes among the method's calls, counted from 0.
  ///   - snapshot: Where they were found. If the mock has been reset since, nothing is marked.
  func markAsserted(_ indexes: [Int], in snapshot: Snapshot) {
    recorder.markAsserted(indexes, of: method, in: snapshot.track.calls.generation)
  }
}

extension MethodReference {
  /// The mock and the method, as a message calls them when it comes to that.
  var name: @Sendable () -> String {
    let (mock, method) = (recorder.memory.identity, "\(method)")
    return { RenderedCall(mock: mock, method: method, arguments: []).name }
  }

  /// Those of its calls whose arguments match as well.
  func narrowed(to arguments: [ArgumentMatcher]) -> Self {
    func reference(_ arguments: [ArgumentMatcher]) -> Self {
      Self(recorder: recorder, method: method, pattern: CallPattern(arguments: arguments, types: self.pattern.types))
    }
    guard let pattern = self.pattern.arguments else { return reference(arguments) }
    // If the numbers of arguments differ, no call can match both. The added matcher says so in the message.
    guard pattern.count == arguments.count else {
      let nothing = ArgumentMatcher(
        "nothing, since the reference is narrowed to \(counted(pattern.count, "argument"))", matches: { _ in false })
      return reference(arguments + pattern + [nothing])
    }
    return reference(zip(pattern, arguments).map { $0 && $1 })
  }
}
