import Cases
import Foundation
import SwiftMockObject
import Testing

@Suite struct TypeTests {
  @Test func protocolsThatNameTheFrameworkAreMocked() {
    let mock = MockClerk()
    var clerk: any Clerk = mock
    #expect(!clerk.file(args: [], method: 1, defaultReturn: true))
    #expect(clerk.methodReference("x") == 0)
    clerk.resetMock()
    clerk._onMethod("y")
    #expect(clerk.mock == "")
    clerk.hash = 1
    #expect(clerk.hash == 0)
    clerk.weigh(returnValue: "", behavior: 1, object: 2)
    expectEveryCall(mock)
  }

  @Test func staticRequirementsAreRecordedForTheTest() async throws {
    func use<M: Mint>(_ type: M.Type) async throws {
      try await type.strike(code: "a")
      type.serial = 3
      #expect(type.serial == 3)
      #expect(type.plates == [])
      type.meltDown()
    }
    try await use(MockMint.self)
    expectEveryCall(MockMint.staticMock)
    MockMint.staticMock.resetMock()
    #expect(MockMint.staticMock.recordedInvocations.isEmpty)
    let mock = MockMint()
    #expect((mock as any Mint).press() == 0)
    expectEveryCall(mock)
  }

  @Test func selfIsTheMock() {
    func use<T: Trail>(_ trail: T) -> Bool {
      _ = trail.copies()
      _ = trail.marked()
      _ = T.make()
      return trail.via("lake").join(trail)
    }
    let mock = MockTrail()
    #expect(!use(mock))
    #expect(mock.via("hut") === mock)
    #expect(mock.methodReference(.join).timesCalled == 1)
    expectEveryCall(MockTrail.staticMock)
  }

  @Test func associatedTypesBecomeTheMocksOwn() {
    let tray = MockSeedTray<Seed>()
    #expect(tray.slots().isEmpty)
    let mock = MockNursery<MockSeedTray<Seed>, [Int]>()
    mock.methodReference(.rows).setCustomBehaviorToReturn([1, 2])
    #expect(mock.rows == [1, 2])
    #expect(!mock.accepts(tray))
    expectEveryCall(mock)
    let vault = MockCoinVault()
    let coins: any CoinVault = vault
    #expect(coins.total() == 0)
    #expect(vault.all { _ in true } == [])
  }

  @Test func parentsOfOtherModulesAreFulfilled() throws {
    let mock = MockLighthouse()
    mock.methodReference(.id).setCustomBehaviorToReturn("north")
    func use<L: Lighthouse>(_ lighthouse: L) {
      lighthouse.flash(times: 2)
      #expect(lighthouse.id == "north")
      #expect(lighthouse.description == "MockLighthouse")
      #expect(Set([lighthouse]).contains(lighthouse))
    }
    use(mock)
    expectEveryCall(mock)
    let entry = MockLogEntry()
    entry.methodReference(.errorDescription).setCustomBehaviorToReturn("out of ink")
    #expect((entry as any Error).localizedDescription == "out of ink")
    #expect((entry as any LogEntry).line == 0)
  }

  @Test func sendableMocksAreSafeInManyTasks() async {
    let mock = MockLoudRelay()
    let relay: any LoudRelay = mock
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 { group.addTask { relay.sendRaw(number) } }
    }
    #expect(mock.methodReference(.sendRaw).timesCalled == 100)
  }

  @MainActor @Test func mainActorMocksRecord() async {
    let mock = MockDashboard()
    let dashboard: any Dashboard = mock
    dashboard.title = "a"
    #expect(dashboard.title == "a")
    dashboard.show("b", completion: nil)
    await dashboard.refresh()
    expectEveryCall(mock)
    let board = MockNoticeboard()
    #expect((board as any Noticeboard).boardID == "")
    #expect((board as any Noticeboard).pinned == [])
    (board as any Noticeboard).pin("c")
    expectEveryCall(board)
    let workshop = MockWorkshop()
    #expect((workshop as any Workshop).render("d") == "")
    #expect((workshop as any Workshop).plan() == "")
    workshop.tint += 1
    expectEveryCall(workshop)
  }

  @TideActor @Test func mocksOfOtherActorsRecord() {
    let mock = MockTideBoard()
    let board: any TideBoard = mock
    #expect(board.level() == 0)
    #expect(board.name() == "")
    expectEveryCall(mock)
  }

  @Test func extensionsReachTheMockAsTheyReachAnyType() async throws {
    let mock = MockLibrary()
    let library: any Library = mock
    #expect(try await library.borrow(title: "Emma") == [])
    #expect(mock.methodReference(.borrowTitleWeeksBranch).invocations[0].arguments[1] == nil)
    library.shelve("Emma")
    expectEveryCall(mock)
  }

  @Test func discardableResultsStaySo() async throws {
    let mock = MockCart()
    mock.add("a")
    try await mock.flush()
    MockCart.open()
    #expect(mock.remove("a") == 0)
    expectEveryCall(mock)
  }

  @Test func compositionsAndNestedProtocolsAreMocked() {
    let studio = MockStudio()
    let purple: any Purple = studio
    #expect(purple.red() + purple.blue() == 0)
    let painter = MockPainter()
    (studio as any Studio).hire(painter)
    expectEveryCall(studio)
    (painter as any Painter).coat(purple)
    #expect((painter as any Painter).mix(MockCalmStudio()) == nil)
    let delegate = MockDepotDelegate()
    let yard = MockYardDelegate()
    yard.methodReference(.yard).setCustomBehaviorToReturn(Depot.Event.shut)
    #expect((yard as any Yard.Delegate).yard() == .shut)
    #expect(delegate.recordedInvocations.isEmpty)
  }

  @Test func namesInOtherScriptsAreMocked() {
    let mock = MockCafé()
    var café: any Café = mock
    #expect(café.größe(für: "a") == 0)
    café.温度 = 1
    #expect(café.温度 == 1)
    #expect(café.🚀(1) == "" && café.🛰(1) == "")
    expectEveryCall(mock)
  }

  @Test func internalProtocolsAndThoseOfFoundationTypesAreMocked() async throws {
    #expect(MockBackRoom().recordedInvocations.isEmpty)
    #expect((MockShop() as any Shop).sell() == 0)
    let mock = MockCalendarium()
    mock.methodReference(.dayAfter).setCustomBehavior { (date: Date) in date.addingTimeInterval(1) }
    #expect((mock as any Calendarium).day(after: Date(timeIntervalSince1970: 0)).timeIntervalSince1970 == 1)
  }

  @available(macOS 26, iOS 26, *)
  private func compass() -> any Compass { MockCompass() }
}

/// A composition with `Sendable` in it.
private final class MockCalmStudio: Red, Blue, Sendable {
  func red() -> Int { 0 }
  func blue() -> Int { 0 }
}
