import Testing

@testable import SwiftMockObject

struct QuotedTextTests {
  @Test func whatIsNotSeenIsEscaped() {
    #expect(quoted("a\u{A0}b") == #""a\u{00A0}b""#)
    #expect(quoted("a\u{200B}b\u{FEFF}") == #""a\u{200B}b\u{FEFF}""#)
    #expect(quoted("a\u{2028}\u{E0001}") == #""a\u{2028}\u{E0001}""#)
    #expect(quoted("a\nb\u{1}") == #""a\nb\u{01}""#)
  }

  @Test func whatIsSeenIsNot() {
    #expect(quoted("Grüße, 東京 – “ok”") == #""Grüße, 東京 – “ok”""#)
    #expect(quoted("👨‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️") == #""👨‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️""#)
    #expect(quoted("e\u{301}".dropFirst(0)) == #""é""#)
  }
}
