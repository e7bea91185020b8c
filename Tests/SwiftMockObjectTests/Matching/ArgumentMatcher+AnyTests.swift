import Testing

@testable import SwiftMockObject

struct ArgumentMatcherAnyTests {
  @Test func anyAcceptsEverything() {
    #expect(accepts(.any, 3))
    #expect(accepts(.any, nil))
    #expect(ArgumentMatcher.any.description == "any")
  }

  @Test func notNilAcceptsAllButNil() {
    #expect(accepts(.notNil, 3))
    #expect(accepts(.notNil, Int??.some(3) as Any))
    #expect(!accepts(.notNil, nil))
    #expect(!accepts(.notNil, Int??.some(nil) as Any))
    #expect(ArgumentMatcher.notNil.description == "not nil")
  }
}
