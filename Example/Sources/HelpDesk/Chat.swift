/// The screen on which a customer talks to the help desk.
@MainActor
final class Chat {
  enum State: Equatable {
    case idle, connecting, open, over
    case failed(HelpDeskError)
  }

  private(set) var state = State.idle
  private(set) var lines: [String] = []
  private let client: any HelpDeskClient
  private let log: (String) -> Void
  private var stream: (any TwoWayStream<String, String>)?
  private var listening: Task<Void, Never>?

  init(client: any HelpDeskClient, log: @escaping (String) -> Void = { _ in }) {
    self.client = client
    self.log = log
  }

  /// Opens the conversation, and returns when it is over.
  func talk() async {
    let stream = client.converse()
    self.stream = stream
    state = .connecting
    for await result in stream.results() { take(result) }
    if state == .open || state == .connecting { state = .over }
  }

  /// Opens the conversation, and lets the caller go on.
  func start() {
    listening = Task { await talk() }
  }

  func say(_ text: String) {
    do {
      try stream?.send(text)
      show("you: \(text)")
    } catch {
      state = .failed(.closed)
    }
  }

  func leave() {
    stream?.close()
    listening?.cancel()
  }

  private func show(_ line: String) {
    lines.append(line)
    log(line)
  }

  private func take(_ result: StreamResult<String>) {
    switch result {
    case .headers: state = .open
    case .message(let text): show("desk: \(text)")
    case .complete(let error?): state = .failed(error)
    case .complete(nil): state = .over
    }
  }
}
