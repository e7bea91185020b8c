import SwiftMockObject
import Testing

@testable import HelpDesk

/// One answer, many answers, many questions: the other kinds of requests.
@MainActor
struct NoticeBoardTests {
  private let client = MockHelpDeskClient()
  private let board: NoticeBoard

  init() {
    board = NoticeBoard(client: client)
  }

  @Test func theBoardSaysThatItIsLoading() async {
    let gate = client.method.hoursOn.suspends()
    let showing = Task { await board.showHours(on: "Monday") }
    await gate.waitForCalls(1)
    #expect(board.isLoading)
    gate.resume(returning: "9 to 5")
    await showing.value
    #expect(board.hours == "9 to 5")
    #expect(!board.isLoading)
  }

  @Test func hoursThatNobodyKnows() async {
    client.method.hoursOn.throws(HelpDeskError.unreachable)
    await board.showHours(on: "Monday")
    #expect(board.hours == "unknown")
  }

  @Test func allNoticesOfAStreamAreShown() async {
    client.method.noticesAbout.streams([.headers([:]), .message("New fees"), .complete(nil)])
    await board.follow("fees")
    #expect(board.notices == ["New fees"])
    MOAssertTimesCalled(client.method.noticesAbout("fees"), 1)
  }

  @Test func followingEndsWithItsTask() async {
    let notices = client.method.noticesAbout.streams()
    let following = Task { await board.follow("fees") }
    await notices.send(.message("New fees"))
    #expect(board.notices == ["New fees"])
    following.cancel()
    #expect(await notices.waitForTermination() == .cancelled)
  }

  @Test func pagesAreHandedIn() async throws {
    client.uploadMock.method.closeAndReceive.returns(42)
    #expect(try await board.hand(in: ["Dear bank,", "Yours"]) == 42)
    #expect(client.uploadMock.method.send.invocations == ["Dear bank,", "Yours"])
  }
}
