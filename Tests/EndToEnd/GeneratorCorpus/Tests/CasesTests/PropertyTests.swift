import Cases
import Foundation
import SwiftMockObject
import Testing

@Suite struct PropertyTests {
  private struct Broken: Error {}

  @Test func readsAndWritesAreRecordedApart() {
    final class Delegate: LampDelegate {
      func lampDidChange() {}
    }
    let mock = MockLamp()
    mock.methodReference(.maker).setCustomBehaviorToReturn({ "made" } as () -> String)
    let lamp: any Lamp = mock
    lamp.level = 5
    #expect(lamp.level == 5)
    #expect(lamp.name == "")
    #expect(lamp.delegate == nil)
    lamp.delegate = Delegate()
    #expect(lamp.history == [])
    #expect(lamp.badge == nil)
    lamp.badge = "new"
    #expect(lamp.maker() == "made")
    lamp.maker = { "other" }
    expectEveryCall(mock)
    #expect(mock.methodReference(.setLevel).invocations[0].arguments[0] as? Int == 5)
  }

  @Test func propertiesAnswerWithWhatTheyWereSetTo() {
    let mock = MockLamp()
    mock.badge = "new"
    #expect(mock.badge == "new")
    mock.badge = nil
    #expect(mock.badge == nil)
    mock.method.badge.returns("stubbed")
    mock.badge = "other"
    #expect(mock.badge == "stubbed")
    #expect(mock.method.setBadge.invocations == ["new", nil, "other"])
    mock.level = 3
    mock.resetMock(.invocations)
    #expect(mock.level == 0)
  }

  @Test func delegatesAreNotKeptAlive() {
    final class Delegate: LampDelegate {
      func lampDidChange() {}
    }
    let mock = MockLamp()
    weak var delegate: Delegate?
    do {
      let strong = Delegate()
      mock.delegate = strong
      delegate = strong
      #expect(mock.delegate === strong)
      MOAssertArgumentMatches(mock.method.setDelegate, 1, .identical(to: strong))
    }
    #expect(delegate == nil)
    #expect(mock.delegate == nil)
  }

  @Test func gettersThatWaitOrThrowDoSo() async throws {
    let mock = MockTideTable()
    mock.methodReference(.port).setCustomBehaviorToThrow(Broken())
    mock.methodReference(.nextTurn).setCustomBehaviorToReturn(Date(timeIntervalSince1970: 0))
    let table: any TideTable = mock
    #expect(try await table.height == 0)
    #expect(throws: Broken.self) { try table.port }
    #expect(await table.nextTurn == Date(timeIntervalSince1970: 0))
    #expect(try await table[3] == [])
    #expect(try await !MockTideTable.supported)
    expectEveryCall(mock)
    expectEveryCall(MockTideTable.staticMock)
  }

  @Test func implicitlyUnwrappedOptionalsMayBeNil() {
    let mock = MockLegacyMap()
    var map: any LegacyMap = mock
    map.title = nil
    #expect(map.title == nil)
    #expect(map.lookup(nil) == nil)
    map.each { _ in nil }
    #expect(map[nil] == nil)
    expectEveryCall(mock)
  }

  @Test func builtResultsComeBackAsTheyWereStubbed() {
    let mock = MockDinnerMenu()
    mock.methodReference(.dishes).setCustomBehaviorToReturn(["soup"])
    mock.methodReference(.dishesFor).setCustomBehaviorToReturn(["fish"])
    let menu: any DinnerMenu = mock
    #expect(menu.dishes == ["soup"])
    #expect(menu.dishes(for: 5) == ["fish"])
    #expect(menu.compose { "salad" } == 0)
    menu.compose(later: { ["tea"] })
    expectEveryCall(mock)
  }
}
