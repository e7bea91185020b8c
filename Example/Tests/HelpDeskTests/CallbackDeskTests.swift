import SwiftMockObject
import Testing

@testable import HelpDesk

/// The same client with callbacks: once, and many times.
struct CallbackDeskTests {
  private let client = MockHelpDeskClient()
  private let desk: CallbackDesk

  init() {
    desk = CallbackDesk(client: client)
  }

  @Test func hoursComeToACallback() async {
    await confirmation { called in
      desk.askHours(on: "Monday") { hours in if hours == "9 to 5" { called() } }
      client.method.hoursOnCompletion.callArgument { _, completion in completion(.success("9 to 5")) }
    }
  }

  @Test func noticesComeToACallbackManyTimes() async {
    await confirmation(expectedCount: 2) { noticed in
      desk.follow("fees") { _ in noticed() }
      client.method.noticesAboutOnResult.callArgument { _, onResult in
        onResult(.headers([:]))
        onResult(.message("New fees"))
        onResult(.message("Newer fees"))
      }
    }
  }

  @Test func linesComeToACallbackAndQuestionsAreSent() async throws {
    try await confirmation(expectedCount: 3) { line in
      desk.talk { _ in line() }
      client.converseOnResultMock.method.send.perform { [client] text in
        client.method.converseOnResult.callArgument { onResult in onResult(.message("What is \(text)?")) }
      }
      try desk.say("interest")
      try desk.say("a fee")
      client.method.converseOnResult.callArgument { onResult in onResult(.complete(nil)) }
    }
    desk.leave()
    MOAssertTimesCalled(client.converseOnResultMock.method.close, 1)
  }
}
