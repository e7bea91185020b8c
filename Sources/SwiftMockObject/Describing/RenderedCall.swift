/// A call as in source: `MockLedger.transfer(to: "A", amount: 12)`.
struct RenderedCall {
  let mock: String?
  let method: String
  let arguments: [Any?]
  let labels: ArgumentLabels?

  /// - Parameters:
  ///   - function: The function of the mock, as far as it is known.
  init(mock: MockIdentity?, method: some Hashable, arguments: [Any?], function: StaticString? = nil) {
    self.mock = mock?.text
    self.method = "\(method)"
    self.arguments = arguments
    labels = function.map(ArgumentLabels.init(of:))
  }

  /// The mock and the method: `MockLedger.transfer`.
  var name: String {
    mock.map { "\($0).\(method)" } ?? method
  }

  /// The whole call, with shortened arguments.
  var text: String { text(limit: 80) }

  /// The whole call, with at most this many characters for each argument.
  func text(limit: Int) -> String {
    "\(name)\(argumentList(arguments.map { shortDescription(of: flattened($0), limit: limit) }, labels))"
  }
}

extension Invocation: CustomStringConvertible {
  /// The call as in source: `transfer(to: "A", amount: 12)`.
  public var description: String {
    RenderedCall(mock: nil, method: method, arguments: rawArguments, function: function).text
  }
}

extension RenderedCall {
  init(_ call: Call) {
    self.init(mock: call.mock, method: call.method, arguments: call.arguments, function: call.function)
  }
}

extension MockIdentity {
  /// What messages call the mock: the name that the test has given it, or that of its type, with a number where the test has
  /// made several mocks of it, as `MockLedger#2`.
  var text: String { name ?? type.map { "\($0)\(number.map { "#\($0)" } ?? "")" } ?? "mock" }
}

extension [MockIdentity] {
  /// Several mocks at the start of a sentence.
  var names: String { map(\.text).joined(separator: ", ") }
}
