import Shapes
import SwiftMockObject
import Testing

/// Requirements that return what is mocked, too, answer with a mock.
@Suite struct ChildMockTests {
  private let board = MockSwitchboard()

  @Test func aChildIsMadeOnceAndIsWhatIsReturned() async throws {
    let used: any Switchboard = board
    #expect(used.line() as? MockLine<String, Int> === board.lineMock_)
    #expect(try await used.line(to: "Rome") as? MockLine<String, [Int]> === board.lineToMock)
    #expect(used.line() as AnyObject === used.line() as AnyObject)
    MOAssertTimesCalled(board.method.line, 3)
    MOAssertTimesCalled(board.method.lineTo("Rome"), 1)
  }

  @Test func aChildIsStubbedAndAskedBeforeAndAfter() async throws {
    board.lineMock_.method.results.streams([1, 2])
    let line = (board as any Switchboard).line()
    try line.send("hello")
    var results: [Int] = []
    for await result in line.results() { results.append(result) }
    #expect(results == [1, 2])
    MOAssertCalled(board.lineMock_.method.send, with: "hello")
  }

  @Test func aStubWins() {
    let other = MockLine<String, Int>()
    board.method.line.returns(other)
    #expect((board as any Switchboard).line() as? MockLine<String, Int> === other)
    board.method.line.removeStubs()
    #expect((board as any Switchboard).line() as? MockLine<String, Int> === board.lineMock_)
  }

  @MainActor @Test func childrenOfChildrenAreMadeWhenTheyAreAskedFor() {
    let clerk = board.clerkMock
    clerk.boardMock.clerkMock.method.answer.returns("deep")
    #expect((board as any Switchboard).clerk.board().clerk.answer() == "deep")
    #expect((board as any Switchboard).clerk.answer() == "")
    #expect(board.lineMock_.reversedMock.reversedMock !== board.lineMock_)
    #expect((board.lineMock_ as any Line<String, Int>).same() as? MockLine<String, Int> === board.lineMock_)
  }

  @Test func aPropertyThatIsSetIsWhatItWasSetTo() {
    #expect(board.night as? MockClerk === board.nightMock)
    let other = MockClerk()
    board.night = other
    #expect(board.night as? MockClerk === other)
  }

  @Test func staticRequirementsHaveOneForEachTest() {
    #expect(MockSwitchboard.shared() as? MockSwitchboard === MockSwitchboard.sharedMock)
    MOAssertTimesCalled(MockSwitchboard.staticMock.method.shared, 1)
  }

  @Test func aResetReachesTheChildren() {
    board.lineMock_.method.results.streams([1])
    try? board.line().send("a")
    let line = board.lineMock_
    board.resetMock()
    MOAssertNotCalled(line)
    #expect(board.lineMock_ === line)
  }

  @Test func oneIsMadeForManyThreads() async {
    for _ in 0..<200 {
      let board = MockSwitchboard()
      let made = await withTaskGroup(of: ObjectIdentifier.self) { group in
        for _ in 0..<8 { group.addTask { ObjectIdentifier(board.lineMock_) } }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(made.count == 1)
    }
  }

  @Test func actorsHaveThemToo() async {
    let crew = MockCrew()
    crew.lineMock.method.reversed.returns(MockLine<Int, Int>())
    let line = await crew.line()
    #expect(line as? MockLine<Int, Int> === crew.lineMock)
    #expect(crew.clerkMock === crew.clerkMock)
  }

  @Test func whatIsKnownToFitIsMade() {
    let chest = MockChest<Int, String>()
    #expect((chest as any Chest<Int>).known() as? MockLine<String, Int> === chest.knownMock)
  }
}
