/// What a mock itself throws from an unstubbed call.
public enum MockError: Error, Equatable, CustomStringConvertible {
  /// A method that throws was called, no stub answered the call, and its result type has no natural default.
  ///
  /// `call` is the call as in source, `result` the type of the result. `details` has the line to write, and which
  /// stubs didn't match. Comparing errors ignores it.
  ///
  /// If the code under test catches every error, the test doesn't show this one. A strict mock reports each unstubbed
  /// call.
  case notStubbed(call: String, result: String, details: String = "")

  /// The call, the line to write in the test, and the stubs that exist but didn't answer.
  public var description: String {
    switch self {
    case .notStubbed(let call, let result, let details):
      "\(call) must return \(result), but no stub answered the call, and there is no natural default for it.\(details)"
    }
  }

  /// Whether both are about the same call and result type.
  public static func == (left: MockError, right: MockError) -> Bool {
    switch (left, right) {
    case (.notStubbed(let leftCall, let leftResult, _), .notStubbed(let rightCall, let rightResult, _)):
      leftCall == rightCall && leftResult == rightResult
    }
  }
}
