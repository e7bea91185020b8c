/// What a mock throws by itself.
public enum MockError: Error, Equatable, CustomStringConvertible {
  /// A method that throws was called, no stub answered the call, and its result type has no natural default.
  ///
  /// `call` is the call as it would be written, `result` the type that was wanted. `details` is what `description` adds to
  /// them: the line to write, and which behaviors did not fit. It does not count when errors are compared.
  case notStubbed(call: String, result: String, details: String = "")

  /// The call, the line to write in the test, and the behaviors that there are but that did not answer.
  public var description: String {
    switch self {
    case .notStubbed(let call, let result, let details):
      "\(call) must return \(result), but no stub answered the call, and there is no natural default for it.\(details)"
    }
  }

  /// Whether both are about the same call and the same type.
  public static func == (left: MockError, right: MockError) -> Bool {
    switch (left, right) {
    case (.notStubbed(let leftCall, let leftResult, _), .notStubbed(let rightCall, let rightResult, _)):
      leftCall == rightCall && leftResult == rightResult
    }
  }
}
