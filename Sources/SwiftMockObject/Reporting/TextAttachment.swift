import Testing

/// A text that is attached to a failure.
///
/// It is only made if the test run keeps attachments.
struct TextAttachment: Attachable, @unchecked Sendable {
  // Sendable because the closure reads a snapshot that nobody writes to.
  let makeText: () -> String

  func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<TextAttachment>, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    var text = makeText()
    return try text.withUTF8 { try body(UnsafeRawBufferPointer($0)) }
  }
}

extension Reporter {
  /// Attaches a text to the running test, if it is a Swift Testing test.
  static func attach(named name: String, at place: SourcePlace, _ makeText: @escaping () -> String) {
    guard FailureCollector.current == nil, Test.current != nil else { return }
    let attachment = Attachment(TextAttachment(makeText: makeText), named: name, sourceLocation: SourceLocation(place))
    Attachment.record(attachment, sourceLocation: SourceLocation(place))
  }
}
