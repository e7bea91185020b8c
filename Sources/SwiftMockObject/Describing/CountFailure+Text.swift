extension CountFailure {
  /// What the test prints.
  var text: String {
    guard expected.isPossible else {
      return
        "\(snapshot.text) can't be called that often. Expect a count of 0 or more, or a range that is not empty."
    }
    let with =
      (snapshot.pattern.arguments.map { " with \($0.text(snapshot.labels))" } ?? "")
      + (snapshot.pattern.types.map { " \($0.text)" } ?? "")
    let details =
      (closestCall?.lines(in: snapshot.history) ?? []) + hints.map(\.text) + [nextStep?.text].compactMap(\.self)
    return Message(
      headline:
        "\(snapshot.name) was expected \(expected.text)\(with), but \(snapshot.countText)\(deadline?.text ?? "").",
      details: details, history: snapshot.history, mock: snapshot.mock,
      marked: { !snapshot.pattern.isAll && snapshot.contains($0) }, anchors: anchors
    ).text
  }

  /// The closest call and the first and last matching ones, or the first call too many.
  private var anchors: [RecordedCall] {
    if let maximum = expected.maximum, snapshot.count > maximum { return [snapshot.call(max(0, maximum) + 1)] }
    return [closestCall?.call].compactMap(\.self) + snapshot.ends
  }
}

extension PatternCountFailure {
  /// What the test prints.
  var text: String {
    let pattern = snapshot.pattern.arguments ?? []
    let counts = argumentCounts.map { "\($0)" }.joined(separator: " or ")
    let wildcards = repeatElement(".any", count: argumentCounts.last ?? 0).joined(separator: ", ")
    let reference = ReferenceSpelling(snapshot.method).narrowed(to: wildcards)
    return Message(
      headline: """
        \(snapshot.name) was expected \(expected.text) with \(pattern.text(snapshot.labels)), but \
        \(pattern.count == 1 ? "that is" : "those are") \(counted(pattern.count, "argument")), and its calls have \(counts).
        """,
      details: [nextStep?.text ?? "  hint: there must be a value or a matcher for each argument: \(reference)"],
      history: snapshot.history, mock: snapshot.mock, marked: { $0.method == snapshot.method },
      anchors: [snapshot.track[0], snapshot.track[snapshot.track.log.count - 1]]
    ).text
  }
}
