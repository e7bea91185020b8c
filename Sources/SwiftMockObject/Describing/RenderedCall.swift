/// A call as it would be written: `MockLedger.transfer("A", 12)`.
struct RenderedCall {
  let mock: String?
  let method: String
  let arguments: [Any?]

  init(mock: Any.Type?, method: some Hashable, arguments: [Any?]) {
    self.mock = mock.map { "\($0)" }
    self.method = "\(method)"
    self.arguments = arguments
  }

  /// The mock and the method: `MockLedger.transfer`.
  var name: String {
    mock.map { "\($0).\(method)" } ?? method
  }

  /// The whole call, its arguments shortened.
  var text: String {
    "\(name)\(argumentList)"
  }

  /// The arguments alone: `("A", 12)`.
  var argumentList: String {
    "(\(arguments.map { shortDescription(of: flattened($0)) }.joined(separator: ", ")))"
  }
}
