/// The client of the bank's help desk, in the style of those that tools write from the definition of a service: requests
/// and streams of each direction, async and with callbacks.
protocol HelpDeskClient: Sendable {
  /// One question, one answer.
  func hours(on day: String) async throws -> String
  func hours(on day: String, completion: @escaping @Sendable (Result<String, HelpDeskError>) -> Void)

  /// One question, many answers.
  func notices(about topic: String) -> AsyncStream<StreamResult<String>>
  func notices(about topic: String, onResult: @escaping @Sendable (StreamResult<String>) -> Void)

  /// Many pages, one receipt.
  func upload() -> any UploadStream<String, Int>

  /// Many questions, many answers.
  func converse() -> any TwoWayStream<String, String>
  func converse(onResult: @escaping @Sendable (StreamResult<String>) -> Void) -> any CallbackStream<String>
}

/// What comes out of a stream of the service.
enum StreamResult<Output: Sendable>: Sendable {
  case headers([String: String])
  case message(Output)
  case complete(HelpDeskError?)
}

/// What goes wrong between the bank and its customers.
enum HelpDeskError: Error, Equatable {
  case closed
  case unreachable
}
