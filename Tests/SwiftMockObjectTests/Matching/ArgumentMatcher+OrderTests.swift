import Foundation
import Testing

@testable import SwiftMockObject

struct ArgumentMatcherOrderTests {
  @Test func anArgumentIsComparedToTheBound() {
    #expect([4, 5, 6].map { accepts(.greaterThan(5), $0) } == [false, false, true])
    #expect([4, 5, 6].map { accepts(.atLeast(5), $0) } == [false, true, true])
    #expect([4, 5, 6].map { accepts(.lessThan(5), $0) } == [true, false, false])
    #expect([4, 5, 6].map { accepts(.atMost(5), $0) } == [true, true, false])
    #expect(accepts(.lessThan("b"), "a"))
    #expect(accepts(.atLeast(Date(timeIntervalSince1970: 5)), Date(timeIntervalSince1970: 6)))
  }

  @Test func numbersOfDifferentTypesAreComparedByValue() {
    #expect([4, 5, 6].map { accepts(.greaterThan(5), UInt8($0)) } == [false, false, true])
    #expect([4, 5, 6].map { accepts(.atMost(UInt8(5)), $0) } == [true, true, false])
    #expect(accepts(.greaterThan(5), 5.5))
    #expect(!accepts(.lessThan(5), Float(5.5)))
    #expect(accepts(.greaterThan(4.5), 5))
    #expect(accepts(.lessThan(300), UInt8(255)))
    #expect(accepts(.greaterThan(-1), UInt64.max))
  }

  @Test func whatCannotBeComparedIsNotAccepted() {
    #expect(!accepts(.greaterThan(5), "6"))
    #expect(!accepts(.lessThan(5), nil))
    #expect(!accepts(.lessThan("b"), 1))
    #expect(!accepts(.lessThan(5), Double.nan))
  }

  @Test func descriptionsShowTheBound() {
    #expect(ArgumentMatcher.greaterThan(5).description == "> 5")
    #expect(ArgumentMatcher.atLeast(5.5).description == ">= 5.5")
    #expect(ArgumentMatcher.lessThan("b").description == #"< "b""#)
    #expect(ArgumentMatcher.atMost(5).description == "<= 5")
  }
}
