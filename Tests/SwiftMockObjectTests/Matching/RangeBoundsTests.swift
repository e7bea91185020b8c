import Testing

@testable import SwiftMockObject

struct RangeBoundsTests {
  @Test func everyStandardRangeIsUnderstood() throws {
    #expect(try #require(RangeBounds(1...2)).description == "1...2")
    #expect(try #require(RangeBounds(1..<2)).description == "1..<2")
    #expect(try #require(RangeBounds(1...)).description == "1...")
    #expect(try #require(RangeBounds(...2)).description == "...2")
    #expect(try #require(RangeBounds(..<2)).description == "..<2")
  }

  @Test func nilLiesInNoRange() throws {
    #expect(try !#require(RangeBounds(1...)).contains(nil))
    #expect(try !#require(RangeBounds(..<1)).contains(Int??.some(nil) as Any))
  }
}
