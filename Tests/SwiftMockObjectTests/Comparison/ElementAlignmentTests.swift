import Testing

@testable import SwiftMockObject

private func align(_ expectedText: String, _ actualText: String) -> ElementAlignment {
  let (expected, actual) = (Array(expectedText), Array(actualText))
  func areEqual(_ position: Int, _ other: Int) -> Bool { expected[position] == actual[other] }
  let middle = ElementAlignment.middle(of: expected.count, actual.count, areEqual: areEqual)
  return ElementAlignment(
    expected: middle.expected, actual: middle.actual, areEqual: areEqual,
    resemble: { expected[$0].isLowercase == actual[$1].isLowercase })
}

private func pairs(_ pairs: [(Int, Int)]) -> [[Int]] { pairs.map { [$0.0, $0.1] } }

@Suite("Which elements belong together")
struct ElementAlignmentTests {
  @Test func equalListsNeedNothing() {
    #expect(align("abc", "abc").isEmpty)
    #expect(align("", "").isEmpty)
  }

  @Test func elementsOfAGapArePairedInTurn() {
    #expect(pairs(align("axyb", "azwb").changed.map { ($0, $1) }) == [[1, 1], [2, 2]])
  }

  @Test func aGapOfUnequalLengthsIsPairedByLikeness() {
    let alignment = align("aXyb", "azb")
    #expect(pairs(alignment.changed.map { ($0, $1) }) == [[2, 1]])
    #expect(alignment.missing == [1])
    #expect(alignment.extra == [])
  }

  @Test func missingExtraAndMovedElementsAreTold() {
    #expect(align("abc", "ac").missing == [1])
    #expect(align("ac", "abc").extra == [1])
    #expect(pairs(align("abcd", "bcda").moved.map { ($0, $1) }) == [[0, 3]])
    #expect(align("abcd", "bcda").changed.isEmpty)
  }

  @Test func everyElementIsAccountedForOnce() {
    var random = SplitMix(state: UInt64.random(in: 0...UInt64.max))
    for _ in 0..<300 {
      let seed = random.state
      let letters = { (random: inout SplitMix) in
        String((0..<Int.random(in: 0...9, using: &random)).map { _ in "abcDEF".randomElement(using: &random)! })
      }
      let (expected, actual) = (letters(&random), letters(&random))
      let found = align(expected, actual)
      let touched = found.changed.map(\.expected) + found.missing + found.moved.map(\.from)
      let others = found.changed.map(\.actual) + found.extra + found.moved.map(\.to)
      #expect(Set(touched).count == touched.count, "seed \(seed): \(expected) \(actual)")
      #expect(Set(others).count == others.count, "seed \(seed): \(expected) \(actual)")
      let rest = expected.enumerated().filter { !touched.contains($0.offset) }.map(\.element)
      let otherRest = actual.enumerated().filter { !others.contains($0.offset) }.map(\.element)
      #expect(rest == otherRest, "seed \(seed): \(expected) \(actual)")
    }
  }

  @Test func listsCanBePairedByPosition() {
    let count = 1000
    let alignment = ElementAlignment(positions: 0..<count, 0..<(count + 1))
    #expect(alignment.changed.count == count)
    #expect(alignment.extra == [count])
  }
}
