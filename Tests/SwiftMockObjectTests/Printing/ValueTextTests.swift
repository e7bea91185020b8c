import Testing

@testable import SwiftMockObject

struct ValueTextTests {
  @Test func textIsQuotedAndAllElseIsPrinted() {
    #expect(text(of: "a\n") == #""a\n""#)
    #expect(text(of: "ab".dropFirst()) == #""b""#)
    #expect(text(of: Character("a")) == #""a""#)
    #expect(text(of: 3) == "3")
    #expect(text(of: Int??.some(3) as Any) == "3")
    #expect(text(of: nil) == "nil")
    #expect(text(of: ["a"]) == #"["a"]"#)
  }
}
