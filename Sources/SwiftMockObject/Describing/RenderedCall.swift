/// A call as it would be written: `MockLedger.transfer("A", 12)`.
struct RenderedCall {
  let mock: String?
  let method: String
  let arguments: [Any?]

  /// - Parameter number: Which of several mocks of the type it is.
  init(mock: Any.Type?, number: Int? = nil, method: some Hashable, arguments: [Any?]) {
    self.mock = mock.map { mockName($0, number) }
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

extension RenderedCall {
  init(_ call: Call) {
    self.init(mock: call.mock, method: call.method, arguments: call.arguments)
  }
}

/// The name of a mock's type, with a number where there are several mocks of it: `MockLedger#2`.
func mockName(_ mock: Any.Type, _ number: Int?) -> String {
  "\(mock)\(number.map { "#\($0)" } ?? "")"
}
