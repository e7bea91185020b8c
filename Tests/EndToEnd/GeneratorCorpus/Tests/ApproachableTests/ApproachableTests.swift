import SwiftMockObject
import Testing

@testable import Approachable

@MainActor @Suite struct ApproachableTests {
  @Test func keysNameTypesWhoseConformancesBelongToAnActor() {
    let grid = MockGrid()
    grid.method.setAt.answers { pieces, places in pieces.isEmpty ? places : [] }
    #expect((grid as any Grid).set([:], at: [Place()]) == [Place()])
    grid.method.bag(.any).returns([Place()])
    #expect(grid.bag(nil).count == 1)
    grid.method.index(Int.self).returns([Place(): 3])
    #expect(grid.index([1]) == [Place(): 3])
    grid.chosen = [.cross]
    #expect(grid.chosen == [.cross])
    #expect(MockGrid.all().isEmpty)
    expectEveryCall(grid)
    let lobby = MockLobby()
    lobby.wait([Place()])
    MOAssertCalled(lobby.method.wait, with: Set([Place()]))
  }

  @Test nonisolated func keysOfOtherTypesBelongToNoActor() {
    MOAssertNotCalled(MockTagged().method.tag)
  }
}
