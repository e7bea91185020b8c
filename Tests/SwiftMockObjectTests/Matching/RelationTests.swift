import Foundation
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

  @Test func decimalsAreComparedByValue() throws {
    let tenth = try #require(Decimal(string: "0.1"))
    #expect(Relation.greater.holds(argument: Decimal(5), bound: 3))
    #expect(!Relation.greater.holds(argument: Decimal(3), bound: 3))
    #expect(Relation.atMost.holds(argument: tenth, bound: 0.1))
    #expect(!Relation.less.holds(argument: tenth, bound: 0.1))
    #expect(Relation.atLeast.holds(argument: UInt8(5), bound: Decimal(5)))
    #expect(Relation.less.holds(argument: 4.5, bound: Decimal(5)))
    #expect(Relation.less.holds(argument: Decimal(5), bound: Double.infinity))
    #expect(!Relation.less.holds(argument: Decimal(5), bound: Double.nan))
    #expect(!Relation.less.holds(argument: "4", bound: Decimal(5)))
  }

  @Test func nothingStandsInAnyOrderToNil() {
    #expect(!Relation.less.holds(argument: nil, bound: 2))
    #expect(!Relation.atLeast.holds(argument: Int??.some(nil) as Any, bound: 2))
  }

  @Test func largeIntegersAreComparedExactly() {
    let large = 9_007_199_254_740_993
    #expect(Relation.greater.holds(argument: large, bound: 9_007_199_254_740_992.0))
    #expect(!Relation.greater.holds(argument: large - 1, bound: 9_007_199_254_740_992.0))
    #expect(Relation.less.holds(argument: 9_007_199_254_740_992.0, bound: large))
    #expect(Relation.greater.holds(argument: -3, bound: -3.5))
    #expect(Relation.less.holds(argument: -4, bound: -3.5))
    #expect(Relation.less.holds(argument: Int.max, bound: Double.infinity))
    #expect(Relation.greater.holds(argument: Int.min, bound: -Double.infinity))
    #expect(Relation.greater.holds(argument: UInt8(1), bound: -1e300))
    for relation in [Relation.less, .atMost, .greater, .atLeast] {
      #expect(!relation.holds(argument: 1, bound: Double.nan))
      #expect(!relation.holds(argument: Double.nan, bound: 1))
    }
  }
}
