import Testing

@testable import SwiftMockObject

struct ArgumentMatcherTextTests {
  @Test func prefixAndSuffix() {
    #expect(accepts(.hasPrefix("he"), "hello"))
    #expect(accepts(.hasPrefix("el"), "hello".dropFirst()))
    #expect(!accepts(.hasPrefix("el"), "hello"))
    #expect(!accepts(.hasPrefix("h"), nil))
    #expect(!accepts(.hasPrefix("1"), 1))
    #expect(accepts(.hasSuffix("lo"), "hello"))
    #expect(!accepts(.hasSuffix("el"), "hello"))
    #expect(!accepts(.hasSuffix("o"), nil))
    #expect(ArgumentMatcher.hasPrefix("he").description == #"has prefix "he""#)
    #expect(ArgumentMatcher.hasSuffix("lo").description == #"has suffix "lo""#)
  }

  @Test func aPatternIsFoundAnywhereUnlessItIsTied() {
    #expect(accepts(.matching("l+"), "hello"))
    #expect(accepts(.matching("^h.*o$"), "hello"))
    #expect(accepts(.matching("é$"), "👍🏽 café"))
    #expect(!accepts(.matching("^l+$"), "hello"))
    #expect(!accepts(.matching("1"), 1))
    #expect(!accepts(.matching(".*"), nil))
    #expect(ArgumentMatcher.matching("l+\\d").description == #"matching "l+\\d""#)
  }

  @Test func aPatternThatIsNoneIsReportedAndAcceptsNothing() {
    let mock = MockTeller()
    mock.file("(")
    let failures = MOCaptureFailures {
      let matcher = ArgumentMatcher.matching("(")
      #expect(!matcher.matches("("))
      #expect(matcher.description == #"matching "(""#)
      MOAssertNotCalled(mock.methodReference(.file, args: .matching("a(")))
    }
    let line = #line - 5
    #expect(
      failures.map(\.message) == [
        """
        "(" is not a regular expression, so this matcher accepts nothing.
          next: to find it as it is written:  .matching("\\\\(")
        """,
        """
        "a(" is not a regular expression, so this matcher accepts nothing.
          next: to find it as it is written:  .matching("a\\\\(")
        """,
      ])
    #expect(failures.map(\.place.line) == [line, line + 3])
    #expect(failures.map(\.place.filePath) == [#filePath, #filePath])
  }

  @Test func aRegexIsFoundAnywhereUnlessItIsTied() {
    #expect(accepts(.matching(/l+/), "hello"))
    #expect(!accepts(.matching(/^l+$/), "hello"))
    #expect(!accepts(.matching(/.*/), nil))
    let matcher = ArgumentMatcher.matching(/l+/, fileID: "Shop/CartTests.swift", line: 12)
    #expect(matcher.description == "matching the regular expression at Shop/CartTests.swift:12")
  }

  @Test func anEmptyPatternIsFoundInEveryText() {
    #expect(accepts(.matching(""), "hello"))
    #expect(accepts(.matching(""), ""))
    #expect(!accepts(.matching(""), 1))
    #expect(!accepts(.matching(""), nil))
    #expect(ArgumentMatcher.matching("").description == #"matching """#)
  }
}
