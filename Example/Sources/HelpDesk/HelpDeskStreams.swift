/// A stream in both directions.
protocol TwoWayStream<Input, Output>: Sendable {
  associatedtype Input: Sendable
  associatedtype Output: Sendable

  func send(_ input: Input) throws
  func close()
  func results() -> AsyncStream<StreamResult<Output>>
}

/// A stream in both directions whose results come to a callback.
protocol CallbackStream<Input>: Sendable {
  associatedtype Input: Sendable

  func send(_ input: Input) throws
  func close()
}

/// A stream to the service, which answers at its end.
protocol UploadStream<Input, Output>: Sendable {
  associatedtype Input: Sendable
  associatedtype Output: Sendable

  func send(_ input: Input) throws
  func closeAndReceive() async throws -> Output
}
