import SwiftMockObject
import XCTest

@testable import HelpDesk

/// Streams of each kind, in the style of XCTest.
final class HelpDeskXCTests: XCTestCase {
  private let client = MockHelpDeskClient()

  @MainActor
  func testTheBoardSaysThatItIsLoading() async {
    let gate = client.method.hoursOn.suspends()
    let board = NoticeBoard(client: client)
    let showing = Task { await board.showHours(on: "Monday") }
    await gate.waitForCalls(1)
    XCTAssert(board.isLoading)
    gate.resume(returning: "9 to 5")
    await showing.value
    XCTAssertEqual(board.hours, "9 to 5")
  }

  @MainActor
  func testNoticesAreShownAsTheyCome() async {
    let notices = client.method.noticesAbout.streams()
    let board = NoticeBoard(client: client)
    let following = Task { await board.follow("fees") }
    await notices.send(.message("New fees"))
    XCTAssertEqual(board.notices, ["New fees"])
    following.cancel()
    let termination = await notices.waitForTermination()
    XCTAssertEqual(termination, .cancelled)
  }

  @MainActor
  func testPagesAreHandedIn() async throws {
    client.uploadMock.method.closeAndReceive.returns(42)
    let receipt = try await NoticeBoard(client: client).hand(in: ["Dear bank,", "Yours"])
    XCTAssertEqual(receipt, 42)
    MOAssertTimesCalled(client.uploadMock.method.send, 2)
  }

  @MainActor
  func testTheChatIsOpenAndFails() async {
    let desk = client.converseMock.method.results.streams()
    let chat = Chat(client: client)
    let talk = Task { await chat.talk() }
    await desk.send(.headers([:]))
    XCTAssertEqual(chat.state, .open)
    await desk.send(.message("Hello"))
    XCTAssertEqual(chat.lines, ["desk: Hello"])
    await desk.send(.complete(.closed))
    XCTAssertEqual(chat.state, .failed(.closed))
    desk.finish()
    await talk.value
  }

  func testLinesComeToACallback() throws {
    let lines = expectation(description: "lines")
    lines.expectedFulfillmentCount = 2
    let desk = CallbackDesk(client: client)
    desk.talk { _ in lines.fulfill() }
    client.method.converseOnResult.callArgument { onResult in
      onResult(.message("Hello"))
      onResult(.complete(nil))
    }
    wait(for: [lines], timeout: 2)
    try desk.say("Bye")
    MOAssertArgumentEquals(client.converseOnResultMock.method.send, 1, "Bye")
  }

  @MainActor
  func testABrokenConnectionIsMadeAgain() async {
    let watcher = MockRateWatcher()
    let rates = watcher.method.rates.streams()
    let ticker = RateTicker(watcher: watcher)
    let running = Task { await ticker.run("USD") }
    await rates.send(1.1)
    rates.finish(throwing: HelpDeskError.unreachable)
    await rates.send(1.2)
    XCTAssertEqual(ticker.shown, [1.1, 1.2])
    running.cancel()
    let termination = await rates.waitForTermination()
    XCTAssertEqual(termination, .cancelled)
  }
}
