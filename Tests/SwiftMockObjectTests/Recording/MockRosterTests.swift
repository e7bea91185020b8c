import Testing

@testable import SwiftMockObject

struct MockRosterTests {
  @Test func mocksOfOneTypeAreNumberedInOrder() {
    let roster = MockRoster()
    let places = [Int.self, String.self, nil, Int.self].map { roster.add($0) }
    #expect(places.map(\.number) == [1, nil, nil, 2])
  }

  @Test func aTypeThatIsKnownLaterHasTheNumberOfItsPlace() {
    let roster = MockRoster()
    let places = [nil, Int.self, Int.self].map { roster.add($0) }
    #expect(places.map(\.number) == [nil, 1, 2])
    places[0].note(Int.self)
    #expect(places.map(\.number) == [1, 2, 3])
    places[1].note(nil)
    #expect(places.map(\.number) == [1, nil, 2])
  }

  @Test func aClosedOneKnowsNothing() {
    let roster = MockRoster()
    let places = [roster.add(Int.self), roster.add(Int.self)]
    roster.close()
    places[0].note(Int.self)
    #expect(places.map(\.number) == [nil, nil])
  }
}
