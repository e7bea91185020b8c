extension CallAnswer {
  /// What ends the line of a call: `→ 900, set at LedgerTests.swift:12`.
  var text: String {
    switch self {
    case .stub(let result?, let place): "→ \(result.text), set at \(place)"
    case .stub(nil, let place): "→ answered at \(place)"
    case .theDefault(let result): "→ \(result.text), the default"
    case .threw(let error, let place): "threw \(text(of: error))\(place.map { ", set at \($0)" } ?? "")"
    case .running: "is still running"
    }
  }

  private func text(of error: any Error) -> String {
    // Its whole text would be as long as the message.
    if case .notStubbed? = error as? MockError { "notStubbed" } else { shortDescription(of: error, limit: 40) }
  }
}

extension CallResult {
  fileprivate var text: String {
    switch self {
    case .value(let value): shortDescription(of: flattened(value), limit: 40)
    case .instance(let type): typeName(type)
    }
  }
}
