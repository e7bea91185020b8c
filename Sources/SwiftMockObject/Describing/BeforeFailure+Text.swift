extension BeforeFailure {
  /// What the test prints.
  var text: String {
    let lastOfEarlier = earlier.count > 0 ? earlier.call(earlier.count) : nil
    let firstOfLater = later.count > 0 ? later.call(1) : nil
    let marked = [lastOfEarlier, firstOfLater].compactMap(\.self)
    let complaint =
      if lastOfEarlier == nil {
        "it was not called"
      } else if let firstOfLater {
        "it was called after call \(calls.number(of: firstOfLater))"
      } else {
        "\(later.text) was not called"
      }
    return Message(
      headline: "\(earlier.text) was expected to be called before \(later.text), but \(complaint).",
      details: (closestCall?.lines(in: calls) ?? []) + [nextStep?.text].compactMap(\.self), history: calls, mock: nil,
      marked: { call in marked.contains { $0.sequenceNumber == call.sequenceNumber } },
      anchors: marked + [closestCall?.call].compactMap(\.self)
    ).text
  }
}
