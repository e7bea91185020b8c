extension Snapshot {
  /// The mock and the method: `MockLedger.transfer`.
  var name: String {
    RenderedCall(mock: mock, method: method, arguments: []).name
  }

  /// The calls of the reference: `MockLedger.transfer("A", any)`.
  var text: String { name + pattern.text(labels) }

  /// The labels of the method, once it has been called.
  var labels: ArgumentLabels? { track.calls.lastFunction.map(ArgumentLabels.init(of:)) }

  /// What to say about a call number below 1.
  func noCallText(_ number: Int) -> String {
    "Calls are counted from 1: there is no call \(number) of \(text)."
  }

  /// How many calls there were, for the second half of a sentence.
  var countText: String {
    switch (count, pattern.isAll) {
    case (0, true): "it was never called"
    case (0, false): track.log.count == 0 ? "it was never called" : "no call matched"
    case (let count, true): "it was called \(times(count))"
    case (1, false): "1 call matched"
    case (let count, false): "\(count) calls matched"
    }
  }
}
