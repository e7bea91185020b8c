/// The help desk in a part of the app that has no async code yet.
final class CallbackDesk {
  private let client: any HelpDeskClient
  private var stream: (any CallbackStream<String>)?

  init(client: any HelpDeskClient) {
    self.client = client
  }

  func askHours(on day: String, then: @escaping @Sendable (String) -> Void) {
    client.hours(on: day) { result in then((try? result.get()) ?? "unknown") }
  }

  func follow(_ topic: String, onNotice: @escaping @Sendable (String) -> Void) {
    client.notices(about: topic) { result in
      if case .message(let notice) = result { onNotice(notice) }
    }
  }

  func talk(onLine: @escaping @Sendable (String) -> Void) {
    stream = client.converse { result in
      switch result {
      case .headers: onLine("connected")
      case .message(let line): onLine(line)
      case .complete(let error): onLine(error == nil ? "over" : "broken")
      }
    }
  }

  func say(_ text: String) throws { try stream?.send(text) }

  func leave() { stream?.close() }
}
