/// A call as in source: `MockLedger.transfer(to: "A", amount: 12)`.
struct RenderedCall {
  let mock: String?
  let method: String
  let arguments: [Any?]
  let labels: ArgumentLabels?

  /// - Parameters:
  ///   - mock: The type of the mock, if it is known.
  ///   - number: The number of the mock among those of its type, if there are several.
  ///   - method: The method.
  ///   - arguments: The arguments as they were passed.
  ///   - function: The mock's function, if it is known. It has the labels.
  init(mock: Any.Type?, number: Int? = nil, method: some Hashable, arguments: [Any?], function: StaticString? = nil) {
    self.mock = mock.map { mockName($0, number) }
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

/// The name of a mock's type, with a number if there are several mocks of it: `MockLedger#2`.
func mockName(_ mock: Any.Type, _ number: Int?) -> String {
  "\(mock)\(number.map { "#\($0)" } ?? "")"
}
