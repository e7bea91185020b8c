import Testing

@testable import SwiftMockObject

struct NaturalDefaultTupleTests {
  @Test func aTupleHasTheNaturalValuesOfItsElements() throws {
    #expect(try #require(naturalDefault(of: (Int, String).self)) == (0, ""))
    let four = try #require(naturalDefault(of: (Int?, [User], Bool, Double).self))
    #expect(four.0 == nil && four.1 == [] && four.2 == false && four.3 == 0)
  }

  @Test func labelsMakeNoDifference() throws {
    let page = try #require(naturalDefault(of: (items: [User], next: Int?).self))
    #expect(page.items == [])
    #expect(page.next == nil)
  }

  @Test func tuplesMayBeNested() throws {
    let nested = try #require(naturalDefault(of: (Int, (a: Bool, b: String)).self))
    #expect(nested.0 == 0 && nested.1 == (false, ""))
    #expect(try #require(naturalDefault(of: Result<(Int, Int), any Error>.self)).get() == (0, 0))
  }

  @Test func aTupleWithAnElementThatHasNoneHasNone() {
    #expect(naturalDefault(of: (Int, User).self) == nil)
    #expect(naturalDefault(of: (User, Int).self) == nil)
  }
}
