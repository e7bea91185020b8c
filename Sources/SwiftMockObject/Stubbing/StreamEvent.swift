/// What comes out of a stream next.
enum StreamEvent<Element>: @unchecked Sendable {
  // Sendable because it is handed on and never shared: from the test to the one consumer that it is for. Where several
  // consumers get the same element, whether they may share it is for the author of the test to know.

  case element(Element)
  /// The end, with an error or without.
  case end(StreamError?)
}

/// The error that the test ended a stream with, and where it did.
struct StreamError: Sendable {
  let error: any Error
  let place: SourcePlace
}
