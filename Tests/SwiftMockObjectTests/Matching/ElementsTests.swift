import Testing

@testable import SwiftMockObject

struct ElementsTests {
  @Test func aTextIsOneValue() {
    #expect(elements(of: "ab") == nil)
    #expect(elements(of: 3) == nil)
    #expect(elements(of: nil) == nil)
    #expect(elements(of: [1, 2])?.count == 2)
  }

  @Test func elementsAgreeWithAsManyMatchers() {
    #expect(agree([1, 2], [1, .any]))
    #expect(!agree([1, 2], [1]))
    #expect(!agree([1], [1, .any]))
    #expect(!agree([1, 2], [2, .any]))
    #expect(!agree(nil, []))
  }
}
