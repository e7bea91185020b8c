/// Shows what the help desk has to say about one topic, and whether the bank is open.
@MainActor
final class NoticeBoard {
  private(set) var notices: [String] = []
  private(set) var hours = ""
  private(set) var isLoading = false
  private let client: any HelpDeskClient

  init(client: any HelpDeskClient) {
    self.client = client
  }

  func showHours(on day: String) async {
    isLoading = true
    defer { isLoading = false }
    do {
      hours = try await client.hours(on: day)
    } catch {
      hours = "unknown"
    }
  }

  func follow(_ topic: String) async {
    for await result in client.notices(about: topic) {
      if case .message(let notice) = result { notices.append(notice) }
    }
  }

  /// Sends the pages of a letter, and returns the number of its receipt.
  func hand(in pages: [String]) async throws -> Int {
    let upload = client.upload()
    for page in pages { try upload.send(page) }
    return try await upload.closeAndReceive()
  }
}
