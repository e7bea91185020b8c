/// The conversation of a part of the app that has no async code yet.
final class CallbackChat: @unchecked Sendable {
  // Sendable because it is used on the main thread only, as older code has it.
  private(set) var lines: [String] = []
  private(set) var isOver = false
  private var stream: (any CallbackStream<String>)?

  func talk(to client: any HelpDeskClient) {
    stream = client.converse { [weak self] result in self?.take(result) }
  }

  func say(_ text: String) throws {
    try stream?.send(text)
  }

  private func take(_ result: StreamResult<String>) {
    switch result {
    case .headers: break
    case .message(let text): lines.append(text)
    case .complete: isOver = true
    }
  }
}
