/// The values of a stub of which one is a stream, and how many calls they have answered.
final class StreamAnswers {
  private let values: [Any?]
  private let uses = Counter()

  /// - Returns: nil if none of the values is a stream.
  init?(_ values: [Any?]) {
    guard values.contains(where: Self.isStream) else { return nil }
    self.values = values
  }

  /// The value for the next call, and what stream it is if it has answered a call before.
  func next() -> (value: Any?, sharedStream: Any.Type?) {
    let use = uses.next()
    let value = values[min(use, values.count) - 1]
    // It is enough to say so once.
    let isShared = use == values.count + 1 && Self.isStream(value)
    return (value, isShared ? flattened(value).map { type(of: $0) } : nil)
  }

  private static func isStream(_ value: Any?) -> Bool { flattened(value) is any SharedStream }
}

/// A stream that gives each element to one consumer only, however many there are.
private protocol SharedStream {}

extension AsyncStream: SharedStream {}
extension AsyncThrowingStream: SharedStream {}
