/// What comes out of a stream next.
enum StreamEvent<Element>: @unchecked Sendable {
  // Sendable because it is passed on and never shared: from the test to the one consumer that it is for. If several
  // consumers get the same element, the author of the test knows whether they may share it.

  case element(Element)
  /// The end, with or without an error.
  case end(StreamError?)
}

/// The error that the test ended a stream with, and the line that did it.
struct StreamError: Sendable {
  let error: any Error
  let place: SourcePlace
}
