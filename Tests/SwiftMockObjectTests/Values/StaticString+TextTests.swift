import Testing

@testable import SwiftMockObject

struct StaticStringTextTests {
  @Test(arguments: ["", "x", "żó👍"])
  func aTextThatIsKnownOnlyNowIsKeptAsItIs(text: String) {
    #expect(StaticString(leaking: text).description == text)
    #expect(StaticString(leaking: text).utf8CodeUnitCount == text.utf8.count)
  }

  @Test func theSameTextIsKeptOnce() {
    #expect(StaticString.interned("once").utf8Start == StaticString.interned("once").utf8Start)
    #expect(StaticString.interned("once").description == "once")
  }
}
