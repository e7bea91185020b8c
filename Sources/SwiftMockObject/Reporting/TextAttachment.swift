import Testing

/// A text that goes along with a failure, and is made only if the test run keeps attachments.
struct TextAttachment: Attachable, @unchecked Sendable {
  // Sendable because what the closure reads is a snapshot that nobody writes to.
  let makeText: () -> String

  func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<TextAttachment>, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    var text = makeText()
    return try text.withUTF8 { try body(UnsafeRawBufferPointer($0)) }
  }
}

extension Reporter {
  /// Attaches a text to the running test, if it is one of Swift Testing.
  static func attach(named name: String, at place: SourcePlace, _ makeText: @escaping () -> String) {
    guard FailureCollector.current == nil, Test.current != nil else { return }
    let attachment = Attachment(TextAttachment(makeText: makeText), named: name, sourceLocation: SourceLocation(place))
    Attachment.record(attachment, sourceLocation: SourceLocation(place))
  }
}
