import SwiftMockObject
import Testing

@testable import HelpDesk

private enum LogMethods { case write }

/// A client that returns objects: a conversation over a stream in both directions.
@MainActor
struct ChatTests {
  private let client = MockHelpDeskClient()

  @Test func whatTheDeskSaysIsShown() async {
    let desk = client.converseMock.method.results.streams()
    let chat = Chat(client: client)
    chat.start()
    await desk.waitForCalls()
    #expect(chat.state == .connecting)
    await desk.send(.headers([:]))
    #expect(chat.state == .open)
    await desk.send(.message("Hello"))
    #expect(chat.lines == ["desk: Hello"])
  }

  @Test func eachQuestionHasAnAnswer() async {
    let desk = client.converseMock.method.results.streams()
    client.converseMock.method.send.perform { text in desk.yield(.message("What is \(text)?")) }
    let chat = Chat(client: client)
    let talk = Task { await chat.talk() }
    await desk.waitForCalls()
    chat.say("interest")
    desk.finish()
    await talk.value
    #expect(chat.lines == ["you: interest", "desk: What is interest?"])
    #expect(client.converseMock.method.send.invocations == ["interest"])
  }

  /// What is injected is a closure and no protocol: a mock of one case records its calls.
  @Test func eachLineIsLogged() async {
    let log = MockObject<LogMethods>()
    client.converseMock.method.results.streams([.message("Hello")])
    let chat = Chat(client: client, log: { log._onMethod(.write, args: $0) })
    await chat.talk()
    MOAssertTimesCalled(log.methodReference(.write, args: "desk: Hello"), 1)
  }

  @Test func anErrorAtTheEndIsShown() async {
    client.converseMock.method.results.streams([.headers([:]), .complete(.unreachable)])
    let chat = Chat(client: client)
    await chat.talk()
    #expect(chat.state == .failed(.unreachable))
  }

  @Test func aStreamThatTakesNothingIsClosed() async {
    let desk = client.converseMock.method.results.streams()
    client.converseMock.method.send.throws(HelpDeskError.closed)
    let chat = Chat(client: client)
    chat.start()
    await desk.send(.headers([:]))
    chat.say("Hello?")
    #expect(chat.state == .failed(.closed))
  }

  @Test func leavingClosesTheStream() async {
    let desk = client.converseMock.method.results.streams()
    let chat = Chat(client: client)
    chat.start()
    await desk.send(.headers([:]))
    chat.leave()
    #expect(await desk.waitForTermination() == .cancelled)
    MOAssertTimesCalled(client.converseMock.method.close, 1)
  }
}
