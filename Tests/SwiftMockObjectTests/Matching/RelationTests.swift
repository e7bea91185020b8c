import Testing

@testable import SwiftMockObject

struct RelationTests {
  @Test(arguments: [Relation.less, .atMost, .greater, .atLeast])
  func integersOfDifferentTypesStandInTheSameOrderAsOfOne(relation: Relation) {
    for left in 1...3 {
      #expect(relation.holds(argument: UInt8(left), bound: 2) == relation.holds(left, 2))
      #expect(relation.holds(argument: Double(left), bound: 2) == relation.holds(left, 2))
      #expect(relation.holds(argument: left, bound: Float(2)) == relation.holds(left, 2))
    }
  }

  @Test func nothingStandsInAnyOrderToNil() {
    #expect(!Relation.less.holds(argument: nil, bound: 2))
    #expect(!Relation.atLeast.holds(argument: Int??.some(nil) as Any, bound: 2))
  }
}
