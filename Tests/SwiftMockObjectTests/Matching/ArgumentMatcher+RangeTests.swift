import Foundation
import Testing

@testable import SwiftMockObject

struct ArgumentMatcherRangeTests {
  @Test func anArgumentLiesInTheRange() {
    #expect((0...6).filter { accepts(.in(1...5), $0) } == [1, 2, 3, 4, 5])
    #expect((0...6).filter { accepts(.in(1..<5), $0) } == [1, 2, 3, 4])
    #expect((0...6).filter { accepts(.in(3...), $0) } == [3, 4, 5, 6])
    #expect((0...6).filter { accepts(.in(...3), $0) } == [0, 1, 2, 3])
    #expect((0...6).filter { accepts(.in(..<3), $0) } == [0, 1, 2])
    #expect(accepts(.in("a"..."c"), "b"))
    #expect(!accepts(.in("a"..."c"), 2))
    #expect(!accepts(.in(1...5), nil))
  }

  @Test func numbersOfOtherTypesLieInItToo() {
    #expect(accepts(.in(1...5), UInt8(5)))
    #expect(!accepts(.in(1...5), UInt8(6)))
    #expect(accepts(.in(1...5), 4.5))
    #expect(!accepts(.in(1...5), 5.5))
    #expect(accepts(.in(0...), UInt64.max))
    #expect(accepts(.in(1...9), Decimal(5)))
    #expect(!accepts(.in(1...9), Decimal(10)))
    #expect(accepts(.near(5.0, within: 0.1), Decimal(5)))
    #expect(!accepts(.near(5.0, within: 0.1), Decimal(6)))
  }

  @Test func anExpressionOfAnotherKindIsAskedItself() {
    #expect(accepts(.in(Evens()), 4))
    #expect(!accepts(.in(Evens()), 3))
    #expect(!accepts(.in(Evens()), "4"))
    #expect(ArgumentMatcher.in(Evens()).description == "in Evens()")
  }

  @Test func descriptionsShowTheRange() {
    #expect(ArgumentMatcher.in(1...5).description == "in 1...5")
    #expect(ArgumentMatcher.in(1..<5).description == "in 1..<5")
    #expect(ArgumentMatcher.in(1.5...).description == "in 1.5...")
    #expect(ArgumentMatcher.in(...5).description == "in ...5")
    #expect(ArgumentMatcher.in(..<5).description == "in ..<5")
    #expect(ArgumentMatcher.in("a"..."c").description == #"in "a"..."c""#)
  }

  @Test func nearAcceptsWhatIsNotFarOff() {
    #expect(accepts(.near(3.1, within: 0.25), 3.25))
    #expect(accepts(.near(3.1, within: 0.25), 2.9))
    #expect(!accepts(.near(3.1, within: 0.25), 3.5))
    #expect(accepts(.near(3.0, within: 0), 3.0))
    #expect(accepts(.near(Double.infinity, within: 1), Double.infinity))
    #expect(accepts(.near(Double.nan, within: 1), Double.nan))
    #expect(accepts(.near(Date(timeIntervalSince1970: 0), within: 60), Date(timeIntervalSince1970: 59)))
    #expect(!accepts(.near(Date(timeIntervalSince1970: 0), within: 60), Date(timeIntervalSince1970: -61)))
    #expect(ArgumentMatcher.near(3.1, within: 0.25).description == "3.1 ± 0.25")
  }

  @Test func nearAcceptsNumbersOfEveryType() {
    #expect(accepts(.near(3.1, within: 0.25), Float(3.25)))
    #expect(accepts(.near(3.1, within: 0.25), 3))
    #expect(!accepts(.near(3.1, within: 0.25), 4))
    #expect(!accepts(.near(3.1, within: 0.25), "3.1"))
    #expect(!accepts(.near(3.1, within: 0.25), nil))
  }
}

private struct Evens: RangeExpression {
  func relative<C: Collection>(to collection: C) -> Range<Int> where C.Index == Int {
    collection.startIndex..<collection.endIndex
  }
  func contains(_ element: Int) -> Bool { element.isMultiple(of: 2) }
}
