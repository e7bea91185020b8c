/// A sequence on which the model and the library disagree.
struct Divergence {
  let steps: [Step]
  /// The index of the first step that led to different things.
  let index: Int
  let model: Observation
  let library: Observation

  /// Takes the steps with the model and with the library.
  ///
  /// - Parameter take: How the library takes a step; tests have it make mistakes.
  /// - Returns: nil if they agree on each step.
  nonisolated(nonsending) static func find(
    in steps: [Step],
    take: nonisolated(nonsending) (LibraryWorld, Step) async -> Observation = { await $0.take($1) }
  ) async -> Divergence? {
    let (model, library) = (ModelWorld(), LibraryWorld())
    for (index, step) in steps.enumerated() {
      let (expected, got) = (model.take(step), await take(library, step))
      if expected != got {
        return Divergence(steps: Array(steps[...index]), index: index, model: expected, library: got)
      }
    }
    return nil
  }

  /// As few of the steps as still lead to a disagreement.
  nonisolated(nonsending) func reduced(
    take: nonisolated(nonsending) (LibraryWorld, Step) async -> Observation = { await $0.take($1) }
  ) async -> Divergence {
    var best = self
    var length = max(1, best.steps.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < best.steps.count {
        var fewer = best.steps
        fewer.removeSubrange(start..<min(start + length, fewer.count))
        if let found = await Divergence.find(in: fewer, take: take) {
          best = found
          isShorter = true
        } else {
          start += length
        }
      }
      if length == 1 && !isShorter { return best }
      length = max(1, length / 2)
    }
  }

  /// What there is to know, with a test to paste.
  func report(seed: UInt64) -> String {
    """
    The model and the library disagree on sequence \(seed), reduced to \(counted(steps.count, "step")).
    The last one leads, by the model, to:
    \(text(of: model))
    in the library to:
    \(text(of: library))
    As a test:

    \(steps.swift)
    """
  }

  private func text(of observation: Observation) -> String {
    ["  result: \(observation.result)"].joined()
      + observation.failures.map { failure in
        // Steps are numbered by lines that begin at 101.
        let step = steps.firstIndex { $0.line == failure.line }.map { "step \($0 + 1)" } ?? "line \(failure.line)"
        return "\n  failure at \(step): "
          + failure.message.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n    ")
      }.joined()
  }
}
