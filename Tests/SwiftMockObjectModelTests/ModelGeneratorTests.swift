import Testing

/// The sequences reach what they are to prove.
struct ModelGeneratorTests {
  @Test func every_kind_of_step_passes_and_fails() {
    var outcomes: [String: Set<Bool>] = [:]
    var unseen: Set = [
      "got", "is at the end", "caught", "returned", "finished", "cancelled", "dropped",
      "on another actor", "is kept", "is gone",
    ]
    for seed in 0..<UInt64(1500) {
      let world = ModelWorld()
      for step in ModelGenerator.steps(seed: seed) {
        let observation = world.take(step)
        outcomes[step.operation.kind, default: []].insert(observation.failures.isEmpty)
        unseen = unseen.filter { !observation.result.contains($0) }
      }
    }
    let neverFail: Set = [
      "remove", "reset", "makeStrict", "setDefault", "dismiss", "readCount", "readCalls", "readAllCalls", "makeFeed",
      "yield", "send", "letGo", "consume", "ask", "cancel", "leave", "drop",
    ]
    #expect(outcomes.count == 42)
    #expect(unseen == [])
    for (kind, outcomes) in outcomes {
      #expect(outcomes == (neverFail.contains(kind) ? [true] : [true, false]), "\(kind)")
    }
  }

  @Test func every_kind_of_line_and_of_answer_is_used() {
    var forms: Set<ModelForm> = []
    var answers: Set<String> = []
    for seed in 0..<UInt64(300) {
      for step in ModelGenerator.steps(seed: seed) {
        if case .call(_, _, let form, _) = step.operation { forms.insert(form) }
        if case .stub(_, let answer, _) = step.operation { answers.insert("\(answer)".prefix { $0 != "(" } + "") }
      }
    }
    #expect(forms == Set(ModelForm.allCases))
    #expect(
      answers == [
        "value", "nil", "values", "error", "echoes", "returnsNothing", "addsTen", "passesOn", "addsOrThrows", "counts",
        "addsLater", "forwards", "looksAtItself", "calls", "resets", "onAnotherActor", "streams",
        "elements", "outcomes",
      ])
  }

  @Test func a_number_makes_the_same_sequence_each_time() {
    #expect(ModelGenerator.steps(seed: 7) == ModelGenerator.steps(seed: 7))
    #expect(ModelGenerator.steps(seed: 7) != ModelGenerator.steps(seed: 8))
  }
}

extension ModelOperation {
  /// The name of the case.
  fileprivate var kind: String {
    let text = if case .stream(let step) = self { "\(step)" } else { "\(self)" }
    return text.prefix { $0 != "(" } + ""
  }
}
