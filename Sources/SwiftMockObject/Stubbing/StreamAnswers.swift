/// The values of a stub that contain a stream, and how many calls they have answered.
final class StreamAnswers {
  private let values: [Any?]
  private let uses = Counter()

  /// - Returns: Nil if none of the values is a stream.
  init?(_ values: [Any?]) {
    guard values.contains(where: Self.isStream) else { return nil }
    self.values = values
  }

  /// The value for the next call, and the type of the stream if it has already answered a call.
  func next() -> (value: Any?, sharedStream: Any.Type?) {
    let use = uses.next()
    let value = values[min(use, values.count) - 1]
    // Saying it once is enough.
    let isShared = use == values.count + 1 && Self.isStream(value)
    return (value, isShared ? flattened(value).map { type(of: $0) } : nil)
  }

  /// Whether a value is a stream that consumers would share.
  private static func isStream(_ value: Any?) -> Bool { flattened(value) is any SharedStream }
}

/// A stream that gives each element to only one consumer.
private protocol SharedStream {}

extension AsyncStream: SharedStream {}
extension AsyncThrowingStream: SharedStream {}
