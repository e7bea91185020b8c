import Testing

@testable import SwiftMockObject

struct CountCheckTests {
  @Test func rangesAllowWhatTheyContain() {
    let expectations: [(ExpectedCount, allowed: ClosedRange<Int>)] = [
      (ExpectedCount(3), 3...3), (ExpectedCount(2...4), 2...4), (ExpectedCount(2..<4), 2...3),
      (ExpectedCount(2...), 2...9),
      (ExpectedCount(...4), 0...4), (ExpectedCount(..<4), 0...3), (ExpectedCount(0...Int.max), 0...9),
      (ExpectedCount(...Int.max), 0...9), (ExpectedCount(3...Int.max), 3...9), (ExpectedCount((-2)...), 0...9),
    ]
    for (expected, allowed) in expectations {
      for count in 0...9 { #expect(expected.allows(count) == allowed.contains(count), "\(expected) \(count)") }
      #expect(expected.isPossible)
    }
  }

  @Test func whatNoCountCanBeIsKnown() {
    for expected in [
      ExpectedCount(-1), ExpectedCount(3..<3), ExpectedCount(..<0), ExpectedCount(-3 ... -1), ExpectedCount(...(-1)),
      ExpectedCount(...(-5)), ExpectedCount(..<(-3)), ExpectedCount(..<Int.min), ExpectedCount(Int.min..<Int.min),
    ] {
      #expect(!expected.isPossible)
    }
  }

  @Test func expectationsReadAsSentences() {
    #expect(ExpectedCount(0).text == "not to be called")
    #expect(ExpectedCount(1).text == "to be called once")
    #expect(ExpectedCount(2).text == "to be called twice")
    #expect(ExpectedCount(3...).text == "to be called at least 3 times")
    #expect(ExpectedCount(...2).text == "to be called at most twice")
    #expect(ExpectedCount(..<1).text == "not to be called")
    #expect(ExpectedCount(2...4).text == "to be called 2 to 4 times")
  }

  @Test func theTimeWaitedIsNamedOnlyWhereMoreOfItCouldHaveHelped() throws {
    let mock = MockObject<ArchiveMethod>()
    mock._onMethod(.store)
    let snapshot = mock.methodReference(.store).snapshot()
    let tooFew = try #require(snapshot.checkCount(ExpectedCount(2), deadline: .passed(1)))
    let tooMany = try #require(snapshot.checkCount(ExpectedCount(0), deadline: .passed(1)))
    #expect(tooFew.text.contains("but it was called once within 1 second."))
    #expect(tooMany.text.contains("but it was called once."))
  }
}

private enum ArchiveMethod { case store }
