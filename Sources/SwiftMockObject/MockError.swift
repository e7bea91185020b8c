/// What a mock throws by itself.
public enum MockError: Error, Equatable, CustomStringConvertible {
  /// A method that throws was called, no behaviour was set for the call, and its result type has no natural default.
  ///
  /// `call` is the call as it would be written, `result` the type that was wanted.
  case notStubbed(call: String, result: String)

  /// The call, and the line to write in the test.
  public var description: String {
    switch self {
    case .notStubbed(let call, let result):
      "\(call) must return \(result), and no behavior was set for it."
    }
  }
}
