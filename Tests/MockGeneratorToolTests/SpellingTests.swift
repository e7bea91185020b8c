import Testing

@testable import mock_generator

@Suite struct SpellingTests {
  @Test(arguments: [("--outptu", "--output"), ("--symbolgraph", "--symbol-graph"), ("--Check", "--check")])
  func aSlipIsNear(_ word: String, _ other: String) {
    #expect(Spelling.isNear(word, other))
  }

  @Test(arguments: [("--verbose", "--protocol"), ("", "--root"), ("--target", "--marked")])
  func anotherWordIsNot(_ word: String, _ other: String) {
    #expect(!Spelling.isNear(word, other))
  }
}
